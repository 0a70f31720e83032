import type { Hooks } from '../../../engine/Hooks';
import { changeOther } from '../../../engine/viewOrder';

const STREAMS = 'log_forwarding';

/** Batches: the last failed one that is sent again lets its log go on (docs/domain/content-and-messaging.md 5.3). */
export const hooks: Hooks = {
  resource: 'log_batch',
  actions: {
    send_again: (batch, call) => {
      const { store } = call;
      const stream = store.collection(STREAMS)?.get(batch.forwardingId as number);
      const others = (store.collection('log_batch')?.all ?? []).filter(
        (one) => one !== batch && one.forwardingId === batch.forwardingId && one.state === 'FAILED',
      );
      if (stream?.state === 'FAILING' && others.length === 0)
        changeOther(call, STREAMS, stream, 'go_on', { state: 'FORWARDING' });
      return { attempts: Number(batch.attempts) + 1, sentAt: store.clock.iso() };
    },
  },
};
