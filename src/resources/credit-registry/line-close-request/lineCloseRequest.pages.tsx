import type { EntityPages } from '../../../framework/loadEntity';
import { QueuePage } from '../../../framework/queue/QueuePage';
import { lineQueue } from './lineQueue';
import type lineCloseRequest from './lineCloseRequest.entity';

/** Requests to close credit lines as a queue of decisions. */
export const pages: EntityPages<typeof lineCloseRequest> = {
  List: () => <QueuePage name="zms-line-close-request" queue={lineQueue} />,
};
