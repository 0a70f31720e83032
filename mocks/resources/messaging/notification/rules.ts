import type { Hooks } from '../../../engine/Hooks';
import type { MockRecord } from '../../../engine/MockRecord';
import type { Store } from '../../../engine/Store';
import { followSendings, isSending, progressOf, RESOURCE, type Sending } from './sending';

/** What the log is answered with: who the receivers are one by one is in the file of results. */
const shown = (record: MockRecord): MockRecord => ({
  ...record,
  receiverIds: undefined,
  perSecond: undefined,
  reached: undefined,
  isSettled: undefined,
  kept: undefined,
  idempotencyKey: undefined,
});

/** Figures of a sending that goes no further: who was not reached gets nothing. */
const stopped = (record: MockRecord, now: number): Record<string, unknown> =>
  isSending(record) ? { ...progressOf({ ...record, state: 'STOPPED' }, now) } : {};

/** Stops a sending from the top bar, as its own action does. */
export function stopSending(store: Store, record: Sending, by: string): void {
  const at = store.clock.iso();
  store.history.add(RESOURCE, record, {
    at,
    by,
    action: 'stop_sending',
    field: 'state',
    from: record.state,
    to: 'STOPPED',
    origin: 'MANUAL',
  });
  store.collection(RESOURCE)?.change(record, {
    ...stopped(record, store.clock.now()),
    updatedAt: at,
  });
}

/** Notifications: time goes on with what is being sent; stopping keeps what went out. */
export const hooks: Hooks = {
  resource: RESOURCE,
  passing: followSendings,
  present: shown,
  presentRow: shown,
  recorded: ['failed', 'waiting'],
  actions: {
    stop_sending: (record, { store }) => stopped(record, store.clock.now()),
  },
};
