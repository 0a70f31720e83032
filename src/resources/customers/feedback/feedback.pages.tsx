import type { EntityPages } from '../../../framework/loadEntity';
import entity from './feedback.entity';
import { FeedbackAge, FeedbackBody, FeedbackQuote } from './FeedbackBody';
import { WhoseSubtitle } from '../lists/WhoseSubtitle';

/** What was said stands above the answer that is being written. */
export const pages: EntityPages<typeof entity> = {
  Subtitle: () => <WhoseSubtitle entity={entity} fields={[]} />,
  Alerts: FeedbackAge,
  Body: FeedbackBody,
  previews: { answer: FeedbackQuote },
};
