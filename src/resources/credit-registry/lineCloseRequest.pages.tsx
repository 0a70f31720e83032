import type { EntityPages } from '../../crud/loadEntity';
import { QueuePage } from '../../crud/queue/QueuePage';
import { lineQueue } from './line/lineQueue';
import type lineCloseRequest from './lineCloseRequest';

/** Requests to close credit lines as a queue of decisions. */
export const pages: EntityPages<typeof lineCloseRequest> = {
  List: () => <QueuePage name="zms-line-close-request" queue={lineQueue} />,
};
