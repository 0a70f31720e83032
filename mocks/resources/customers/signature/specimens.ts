import { specimenOf } from './samples';
import { bodyOf, type Call } from '../../../engine/Call';
import type { MockRecord } from '../../../engine/MockRecord';
import { collectionOf } from '../../../engine/records';

const LIBRARY = 'signature-library';

/** Who decided on a signature, and when. */
export const decidedNow = ({ store, caller }: Call): Record<string, unknown> => ({
  decidedAt: store.clock.iso(),
  decidedBy: caller.id,
});

/** The reason that came with an action. */
export const reasonGiven = (call: Call): string | undefined => {
  const { reason } = bodyOf(call);
  return typeof reason === 'string' && reason.trim() !== '' ? reason.trim() : undefined;
};

/**
 * An accepted signature becomes the customer's specimen from today on; the former one ends. What it was
 * accepted from is in its history.
 */
export function keepSpecimen(call: Call, from: MockRecord, requestState: string): void {
  const { store, caller } = call;
  const library = collectionOf(call, LIBRARY);
  const today = store.clock.today();
  const at = store.clock.iso();
  for (const held of library.all) {
    const { customerId, validTo } = held;
    if (customerId !== from.customerId || typeof validTo !== 'string' || validTo < today) continue;
    library.change(held, { validTo: today, isExpiring: true });
  }
  const id = library.nextId();
  const { customerId, customerName, regnum, contractType, signature, specimen, tenant } = from;
  library.insert({
    ...{ customerId, customerName, regnum, contractType, signature, specimen, tenant },
    id,
    requestState,
    requestedAt: from.requestedAt,
    createdAt: at,
    createdBy: from.createdBy ?? null,
    similarity: from.similarity ?? null,
    scan: from.scan ?? null,
    rejectReason: null,
    renewalRequestedAt: null,
    renewalRequestedBy: null,
    ...decidedNow(call),
    ...specimenOf(today, today),
  });
  store.history.start(LIBRARY, id);
  store.history.add(
    LIBRARY,
    { id },
    {
      at,
      by: caller.id,
      action: 'approve_signature',
      field: 'requestState',
      from: 'NONE',
      to: requestState,
      origin: 'MANUAL',
      source: `contract-signature/${from.id}`,
    },
  );
}
