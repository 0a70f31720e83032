import type { EntityPages } from '../../crud/loadEntity';
import { QueuePage } from '../../crud/queue/QueuePage';
import { specimenQueue } from './lists/signatureQueues';
import type signatures from './signatures';

/** The requests as a queue, and as an ordinary list. */
export const pages: EntityPages<typeof signatures> = {
  List: () => <QueuePage name="signatures" queue={specimenQueue} />,
};
