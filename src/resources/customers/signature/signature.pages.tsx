import type { EntityPages } from '../../../framework/loadEntity';
import { QueuePage } from '../../../framework/queue/QueuePage';
import { specimenQueue } from './signatureQueues';
import type signatures from './signature.entity';

/** The requests as a queue, and as an ordinary list. */
export const pages: EntityPages<typeof signatures> = {
  List: () => <QueuePage name="signatures" queue={specimenQueue} />,
};
