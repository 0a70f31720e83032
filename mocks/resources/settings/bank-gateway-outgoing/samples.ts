import { cachedByWorld } from '../../../engine/samples/cachedByWorld';
import type { SampleMaker } from '../../../engine/samples/SampleWorld';
import { sampleOutgoing } from './sampleOutgoing';
import { waitingJournalOf } from './waitingJournal';

/** The outgoing log: what went out, what waits, what is tried again and what failed. */
export const samples: SampleMaker = {
  resource: 'bank-gateways/outgoing',
  make: cachedByWorld((world) =>
    sampleOutgoing(world).map((one, place) => {
      const { state, at } = one;
      const isOpen = state === 'WAITING' || state === 'RETRYING';
      return {
        id: place + 1,
        ...one,
        attempts: state === 'WAITING' ? 0 : 1,
        nextTryAt: null,
        executedAt: state === 'EXECUTED' ? at : null,
        waitingJournalId: isOpen ? waitingJournalOf(one.number) : null,
        createdAt: at,
        createdBy: null,
        updatedAt: at,
      };
    }),
  ),
};
