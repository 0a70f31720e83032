import type { EntityPages } from '../../crud/loadEntity';
import { QueuePage } from '../../crud/queue/QueuePage';
import type contractSignature from './contractSignature';
import { contractQueue } from './lists/signatureQueues';

/** The signatures as a queue, and as an ordinary list. */
export const pages: EntityPages<typeof contractSignature> = {
  List: () => <QueuePage name="contract-signature" queue={contractQueue} />,
};
