import { AGGREGATION } from '../../../../src/resources/loans/aggregation/lifecycle';
import { bodyOf, type Call } from '../../../engine/Call';
import { requestAggregated } from './aggregatedLoan';
import { may } from '../../../engine/Caller';
import { collectionOf } from '../../../engine/records';
import type { Hooks } from '../../../engine/Hooks';
import type { MockRecord } from '../../../engine/MockRecord';
import type { Store } from '../../../engine/Store';

const RESOURCE = 'loans/assessment';
const WAITING: readonly unknown[] = ['PENDING', 'VIEWED'];

const copiesOf = (call: Call, { requestNumber, id }: MockRecord): MockRecord[] =>
  collectionOf(call, RESOURCE).all.filter(
    (copy) => copy.requestNumber === requestNumber && copy.id !== id,
  );

/** Writes down a move that nobody made by hand; answers its moment. */
function noteMove(store: Store, record: MockRecord, action: string, to: string): string {
  const at = store.clock.iso();
  store.history.add(RESOURCE, record, {
    at,
    by: null,
    action,
    field: 'state',
    from: record.state,
    to,
    origin: 'AUTO',
  });
  return at;
}

const isOwn = ({ caller }: Call, { tenant }: MockRecord): boolean => tenant === caller.tenantAlias;

/** A waiting request is marked viewed, once, when someone who may decide opens it (docs/domain/lending.md 4.5). */
function opened(shown: MockRecord, call: Call): MockRecord {
  const record = collectionOf(call, RESOURCE).get(shown.id);
  if (!record || record.state !== 'PENDING') return shown;
  if (!may(call.caller, AGGREGATION) || !isOwn(call, record)) return shown;
  const viewedAt = noteMove(call.store, record, 'view', 'VIEWED');
  collectionOf(call, RESOURCE).change(record, { state: 'VIEWED', viewedAt });
  return { ...shown, state: 'VIEWED', viewedAt };
}

const decided = ({ store, caller }: Call) => ({
  decidedAt: store.clock.iso(),
  decidedBy: caller.id,
});

/**
 * Loan aggregation requests: one tenant accepts and has a request for a loan, the copies of the others are closed
 * (docs/domain/lending.md 4.5).
 */
export const hooks: Hooks = {
  resource: RESOURCE,
  recorded: ['loanId'],
  present: opened,
  actions: {
    accept: (record, call, asked) => {
      const loan = requestAggregated(call, record, asked);
      for (const copy of copiesOf(call, record)) {
        if (!WAITING.includes(copy.state)) continue;
        const updatedAt = noteMove(call.store, copy, 'cancel_record', 'CANCELLED');
        collectionOf(call, RESOURCE).change(copy, { state: 'CANCELLED', updatedAt });
      }
      return { ...decided(call), loanId: loan.id };
    },
    reject: (_, call) => ({ ...decided(call), rejectReason: bodyOf(call).reason }),
  },
  newDay: (record, today, store) => {
    if (!WAITING.includes(record.state) || String(record.expiresOn) >= today) return undefined;
    return { updatedAt: noteMove(store, record, 'expire', 'EXPIRED'), state: 'EXPIRED' };
  },
};
