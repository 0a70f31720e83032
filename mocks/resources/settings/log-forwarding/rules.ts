import type { LogSource } from '../../../../src/domain/enums/settings';
import type { Call } from '../../../engine/Call';
import type { Hooks } from '../../../engine/Hooks';
import type { MockRecord } from '../../../engine/MockRecord';
import type { Store } from '../../../engine/Store';
import { systemSettingsOf } from '../system/systemSettings';
import { batchNumber, LOGS, rowsBetween } from './logs';

const RESOURCE = 'log_forwarding';
const BATCHES = 'log_batch';

const batchesOf = (store: Store, { id }: MockRecord): MockRecord[] =>
  (store.collection(BATCHES)?.all ?? []).filter(({ forwardingId }) => forwardingId === id);

const failedOf = (store: Store, stream: MockRecord): MockRecord[] =>
  batchesOf(store, stream).filter(({ state }) => state === 'FAILED');

/** The rows of a log that have come since it was last forwarded. */
function waitingOf(store: Store, stream: MockRecord): MockRecord[] {
  const source = stream.source as LogSource;
  const rows = store.collection(LOGS[source][0])?.all ?? [];
  return rowsBetween(rows, source, String(stream.forwardedUntil), store.clock.iso());
}

/** Sends what has come, as one batch. */
function forward(store: Store, stream: MockRecord): void {
  const batches = store.collection(BATCHES);
  const rows = waitingOf(store, stream);
  if (!batches || rows.length === 0) return;
  const at = store.clock.iso();
  const source = stream.source as LogSource;
  const id = batches.nextId();
  batches.insert({
    id,
    number: batchNumber(source, batchesOf(store, stream).length + 1),
    forwardingId: stream.id,
    source,
    fromAt: stream.forwardedUntil,
    untilAt: at,
    count: rows.length,
    state: 'SENT',
    attempts: 1,
    failure: null,
    sentAt: at,
    createdAt: at,
  });
  store.history.start(BATCHES, id);
  store.collection(RESOURCE)?.follow(stream, { forwardedUntil: at });
}

/** A log with what waits, what went and what failed. */
function withFigures(shown: MockRecord, { store }: Pick<Call, 'store'>): MockRecord {
  const sent = batchesOf(store, shown).filter(({ state }) => state !== 'FAILED');
  return {
    ...shown,
    waiting: waitingOf(store, shown).length,
    forwarded: sent.reduce((sum, { count }) => sum + Number(count), 0),
    failedBatches: failedOf(store, shown).length,
  };
}

/** Forwarding of logs: what has come goes every few minutes, in its order (docs/domain/content-and-messaging.md 5.3). */
export const hooks: Hooks = {
  resource: RESOURCE,
  follows: [BATCHES],
  passing: (store) => {
    const everyMs = systemSettingsOf(store).logForwardMinutes * 60_000;
    for (const stream of store.collection(RESOURCE)?.all ?? []) {
      const since = store.clock.now() - Date.parse(String(stream.forwardedUntil));
      if (stream.state === 'FORWARDING' && since >= everyMs) forward(store, stream);
    }
  },
  judged: (record, call) => {
    const { failedBatches, waiting } = withFigures(record, call);
    return { failedBatches, waiting };
  },
  present: withFigures,
  presentRow: withFigures,
  actions: {
    start_forwarding: (stream, { store }) => ({
      state: failedOf(store, stream).length > 0 ? 'FAILING' : 'FORWARDING',
    }),
  },
};
