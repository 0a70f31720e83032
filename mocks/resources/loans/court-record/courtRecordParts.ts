import { payoffOn } from '../../../../src/domain/lending/payoff';
import type { CourtFacts } from '../../../../src/resources/loans/court-record/lifecycle';
import { claimTotal } from '../../../../src/domain/reconcile/claimCheck';
import { caseFields } from '../book/courtCase';
import { fileOf } from '../book/fileOf';
import type { CourtCase, LoanFile } from '../book/LoanFile';
import type { Call } from '../../../engine/Call';
import { claimToday } from './claimToday';
import { letterTotalOf, mergedLetter } from './courtLetters';
import type { Hooks } from '../../../engine/Hooks';
import { doWithLoan } from '../loan/loanActions';
import { insertFollowing } from '../../../engine/insertFollowing';
import type { MockRecord } from '../../../engine/MockRecord';
import { collectionOf } from '../../../engine/records';
import type { Store } from '../../../engine/Store';

type Actions = NonNullable<Hooks['actions']>;

const RESOURCE = 'court-list';

/**
 * Makes the court record of a loan that was moved to court (T13, docs/domain/lending.md 3.1): drafted, with the frozen
 * claim.
 */
export const openCourtRecord = (call: Call, loan: MockRecord, court: CourtCase): MockRecord =>
  insertFollowing(
    call,
    RESOURCE,
    { ...caseFields(loan, court), state: court.state, letterVersion: null },
    { origin: 'AUTO', source: String(loan.code) },
  );

/** Closes the open court record of a loan that left the court (T15, T16). */
function closeCourtRecord(call: Call, loan: MockRecord, action: string): void {
  const { store, caller } = call;
  const records = collectionOf(call, RESOURCE);
  const record = records.all.find(({ loanId, state }) => loanId === loan.id && state !== 'closed');
  if (!record) return;
  const at = store.clock.iso();
  store.history.add(RESOURCE, record, {
    at,
    by: caller.id,
    action,
    field: 'state',
    from: record.state,
    to: 'closed',
    origin: 'AUTO',
    source: String(loan.code),
  });
  records.change(record, { state: 'closed', closedDate: store.clock.today(), updatedAt: at });
}

/** The actions of loans with the court records that follow them. */
export function withCourtRecords(actions: Actions): Actions {
  const closing = (name: string, action: string): Actions => ({
    [name]: (loan, call, asked) => {
      const patch = actions[name](loan, call, asked);
      closeCourtRecord(call, loan, action);
      return patch;
    },
  });
  return {
    ...actions,
    move_to_court: (loan, call, asked) => {
      const patch = actions.move_to_court(loan, call, asked);
      const { court } = fileOf(patch as MockRecord);
      if (court) openCourtRecord(call, loan, court);
      return patch;
    },
    ...closing('settle_claim', 'settle'),
    ...closing('withdraw_claim', 'withdraw'),
    ...closing('close_from_risk_fund', 'settle'),
  };
}

/** Lets the loan of a court record follow an action of the record. */
export function followLoan(
  call: Call,
  record: MockRecord,
  action: string,
  run: Parameters<typeof doWithLoan>[3],
): void {
  const { store, caller } = call;
  const loans = collectionOf(call, 'loans');
  const loan = loans.get(record.loanId as number);
  if (!loan) return;
  const patch = doWithLoan(store, loan, caller.id, run);
  const isMoved = patch.state !== loan.state;
  store.history.add('loans', loan, {
    at: store.clock.iso(),
    by: caller.id,
    action,
    ...(isMoved ? { field: 'state', from: loan.state, to: patch.state } : {}),
    origin: 'AUTO',
    source: `${RESOURCE}/${record.id}`,
  });
  loans.change(loan, { ...patch, updatedAt: store.clock.iso(), updatedBy: caller.id });
}

/** What the conditions of a court record are calculated from now. */
export function courtFacts(
  store: Store,
  kept: MockRecord,
): { letterTotal: string | null; facts: CourtFacts } {
  const record = { ...kept, ...claimToday(store, kept) };
  if (record.fraudId !== null && record.fraudId !== undefined) {
    const none = { missing: 0, letterTotal: null, awarded: null, owed: '0.00' };
    const claim = String(record.total);
    return {
      letterTotal: null,
      facts: { ...none, claimTotal: claim, fraudCase: String(record.loanCode) },
    };
  }
  const loan = store.collection('loans')?.get(record.loanId as number);
  const file: LoanFile | undefined = loan && fileOf(loan);
  const owed = file?.book ? payoffOn(file.book, store.clock.today()).total : '0.00';
  const letterTotal = letterTotalOf(store, record);
  return {
    letterTotal,
    facts: {
      fraudCase: null,
      missing: mergedLetter(store, record).missing,
      claimTotal: claimTotal({
        principal: String(record.principal),
        interest: String(record.interest),
        additionalInterest: String(record.additionalInterest),
        courtFee: String(record.stateFee),
        courtCost: String(record.cost),
      }),
      letterTotal,
      awarded: (record.awarded as string | null | undefined) ?? null,
      owed,
    },
  };
}
