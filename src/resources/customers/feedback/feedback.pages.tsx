import type { EntityPages } from '../../../framework/loadEntity';
import entity from './feedback.entity';
import { FeedbackAge, FeedbackBody, FeedbackQuote } from './FeedbackBody';
import { OwnerSubtitle } from '../lists/OwnerSubtitle';

/** The feedback is above the answer that is being written. */
export const pages: EntityPages<typeof entity> = {
  Subtitle: () => <OwnerSubtitle entity={entity} fields={[]} />,
  Alerts: FeedbackAge,
  Body: FeedbackBody,
  previews: { answer: FeedbackQuote },
};
