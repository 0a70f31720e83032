import type { EntityPages } from '../../../framework/loadEntity';
import { QueuePage } from '../../../framework/queue/QueuePage';
import type contractSignature from './contractSignature.entity';
import { contractQueue } from '../signature/signatureQueues';

/** The signatures as a queue, and as an ordinary list. */
export const pages: EntityPages<typeof contractSignature> = {
  List: () => <QueuePage name="contract-signature" queue={contractQueue} />,
};
