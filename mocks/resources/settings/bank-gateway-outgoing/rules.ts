import type { Hooks } from '../../../engine/Hooks';
import { type MockRecord, without } from '../../../engine/MockRecord';
import { systemSettingsOf } from '../system/systemSettings';
import { goOut, NOT_EXECUTED } from './sendOut';

const RESOURCE = 'bank-gateways/outgoing';
/** The banks of the sample answer at this attempt. */
const ANSWERED_AT = 3;
/** Where the money waits, and what the limits count by: nobody is answered that. */
const HIDDEN: ReadonlySet<string> = new Set([
  'from',
  'kind',
  'loanCode',
  'waitingJournalId',
  'paidJournalId',
  'aloneBy',
]);

const shown = (one: MockRecord): MockRecord => without(one, HIDDEN);

/** The outgoing log: what the bank has not answered is tried again while its gateway works (docs/domain/money.md 4.10). */
export const hooks: Hooks = {
  resource: RESOURCE,
  present: shown,
  presentRow: shown,
  // No bank is silent for ever: what it has left open it answers once its day is settled.
  newDay: ({ state }, _, store) =>
    state === 'UNANSWERED'
      ? { state: 'REFUSED', answer: NOT_EXECUTED, updatedAt: store.clock.iso() }
      : undefined,
  passing: (store) => {
    const collection = store.collection(RESOURCE);
    const now = store.clock.now();
    const retryMs = systemSettingsOf(store).bankRetryMinutes * 60_000;
    for (const one of collection?.all ?? []) {
      if (one.state !== 'RETRYING') continue;
      const gateway = store.collection('bank-gateways')?.get(one.gatewayId as number);
      if (gateway?.state !== 'WORKING') continue;
      // What the sample has found unanswered is tried again from when it is first looked at.
      let due = one.nextTryAt === null ? now + retryMs : Date.parse(String(one.nextTryAt));
      let attempts = Number(one.attempts);
      while (due <= now && attempts + 1 < ANSWERED_AT) {
        attempts += 1;
        due += retryMs;
      }
      const nextTryAt = new Date(due).toISOString();
      if (nextTryAt !== one.nextTryAt) collection?.change(one, { attempts, nextTryAt });
      if (due <= now) goOut(store, one);
    }
  },
};
