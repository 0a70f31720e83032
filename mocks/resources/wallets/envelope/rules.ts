import type { EnvelopeState } from '../../../../src/domain/enums/wallets';
import { isPositive, minus, ZERO } from '../../../../src/domain/lending/amounts';
import { envelopeFlags, type EnvelopeFigures } from '../../../../src/domain/wallets/envelope';
import type { Hooks } from '../../../engine/Hooks';
import type { MockRecord } from '../../../engine/MockRecord';
import type { Store } from '../../../engine/Store';

const RESOURCE = 'envelopes';
const LIVE: readonly unknown[] = ['untouched', 'opened'] satisfies EnvelopeState[];

/** Nobody takes from an envelope after its time: what is left of it goes back to who sent it (docs/domain/wallets.md 4.1). */
function expire(store: Store, envelope: MockRecord): void {
  const at = String(envelope.expiresAt);
  const left = minus(String(envelope.totalAmount), String(envelope.receivedAmount));
  const state: EnvelopeState = envelope.state === 'opened' ? 'finished' : 'closed';
  const after = {
    state,
    remainingAmount: ZERO,
    chargedBackAmount: left,
    chargeBackJournalNumber: isPositive(left) ? `${String(envelope.journalNumber)}-R` : null,
  };
  const row = { at, by: null, action: 'expire_envelope', origin: 'AUTO' } as const;
  store.history.add(RESOURCE, envelope, {
    ...row,
    field: 'state',
    from: envelope.state,
    to: state,
    source: String(after.chargeBackJournalNumber ?? ''),
  });
  store.history.add(RESOURCE, envelope, {
    ...row,
    field: 'remainingAmount',
    from: envelope.remainingAmount,
    to: ZERO,
  });
  const sender = store.collection('customers')?.get(envelope.customerId as number);
  if (sender) store.history.add('customers', sender, { ...row, source: String(envelope.number) });
  store.collection(RESOURCE)?.change(envelope, {
    ...after,
    isFlagged: envelopeFlags({ ...envelope, ...after } as unknown as EnvelopeFigures).length > 0,
    updatedAt: at,
  });
}

/** Envelopes end by the clock. */
export const hooks: Hooks = {
  resource: RESOURCE,
  passing: (store) => {
    const now = store.clock.iso();
    for (const envelope of store.collection(RESOURCE)?.all ?? [])
      if (LIVE.includes(envelope.state) && String(envelope.expiresAt) <= now)
        expire(store, envelope);
  },
};
