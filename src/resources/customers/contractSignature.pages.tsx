import type { EntityPages } from '../../crud/loadEntity';
import { QueuePage } from '../../crud/queue/QueuePage';
import { contractQueue } from './lists/signatureQueues';

/** The signatures as a queue, and as an ordinary list. */
export const pages: EntityPages = {
  List: () => <QueuePage name="contract-signature" queue={contractQueue} />,
};
