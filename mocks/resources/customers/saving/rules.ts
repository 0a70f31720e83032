import { compareMoney } from '../../../../src/domain/money';
import { daysBetween } from '../../../../src/domain/dates';
import { minus, plus } from '../../../../src/domain/lending/amounts';
import { OPEN_LOAN_STATES } from '../../../../src/domain/enums/loans';
import {
  endSaving,
  type SavingEnd,
  type SavingFigures,
} from '../../../../src/domain/savings/figures';
import type { Call } from '../../../engine/Call';
import type { Hooks } from '../../../engine/Hooks';
import { customerOf, reasonIn, tellOwner } from '../../../engine/ownedRecords';
import type { MockRecord } from '../../../engine/MockRecord';
import type { Store } from '../../../engine/Store';

const isOpen = ({ state }: MockRecord): boolean =>
  (OPEN_LOAN_STATES as readonly unknown[]).includes(state);

const loansOf = (store: Store, customerId: unknown): MockRecord[] =>
  (store.collection('loans')?.all ?? []).filter(
    (loan) => loan.customerId === customerId && isOpen(loan),
  );

/** The open loan that blocked savings back, where there is one. */
const backedLoan = (
  store: Store,
  { customerId, state, backedLoanId }: MockRecord,
): MockRecord | undefined =>
  state === 'BLOCKED'
    ? loansOf(store, customerId).find(
        ({ id, productType }) => productType === 'LOAN_SAVING' && (backedLoanId ?? id) === id,
      )
    : undefined;

/** What the conditions of the actions on savings need beside the savings themselves (docs/domain/customers.md 9.2). */
function factsOf(record: MockRecord, { store }: Pick<Call, 'store'>): Record<string, unknown> {
  const today = store.clock.today();
  const days = loansOf(store, record.customerId).flatMap(({ refundDate }) =>
    typeof refundDate === 'string' ? [daysBetween(today, refundDate) ?? 0] : [],
  );
  const loan = backedLoan(store, record);
  const balance = String(record.balance ?? '0.00');
  const owed = String(loan?.balance ?? '0.00');
  return {
    cashOutAccess: customerOf({ store }, record)?.isCashOutDeposit ?? 'YES',
    daysToPayment: days.length > 0 ? Math.min(...days) : null,
    isLoanOpen: loan !== undefined,
    loanId: loan?.id ?? null,
    // Up to the balance of the loan, never more than there is.
    blockedAmount:
      record.state !== 'BLOCKED'
        ? null
        : loan && compareMoney(owed, balance) === -1
          ? owed
          : balance,
  };
}

const recordForOwner = (record: MockRecord, call: Call, action: string) =>
  tellOwner(call, customerOf(call, record), {
    action,
    source: String(record.number),
    ...reasonIn(call),
  });

/** Everything is paid out and the deposit account is empty; the ledger is booked by the difference. */
const ending = (action: string, end: SavingEnd) => (record: MockRecord, call: Call) => {
  const figures = record as unknown as SavingFigures;
  const { after, correction, paidOut } = endSaving(figures, end, call.store.clock.today());
  recordForOwner(record, call, action);
  return {
    ...after,
    balance: '0.00',
    ledgerBalance: minus(plus(String(record.ledgerBalance), correction), paidOut),
  };
};

const recording = (action: string) => (record: MockRecord, call: Call) => {
  recordForOwner(record, call, action);
  return {};
};

/** Savings: ending them pays out, and every action is in the customer's history. */
export const hooks: Hooks = {
  resource: 'saving',
  judged: factsOf,
  present: (shown, call) => ({ ...shown, ...factsOf(shown, call) }),
  presentRow: (shown, call) => ({ ...shown, ...factsOf(shown, call) }),
  recorded: ['capitalised', 'paid', 'balance'],
  actions: {
    approve_cash_out: ending('approve_cash_out', 'CASH_OUT'),
    approve_cancel: ending('approve_cancel', 'EARLY'),
    refuse_cancel: recording('refuse_cancel'),
    block_saving: recording('block_saving'),
    unblock_saving: recording('unblock_saving'),
  },
  newDay: ({ state, maturesOn }, today) =>
    state === 'ONGOING' && String(maturesOn) < today ? { state: 'EXPIRED' } : undefined,
};
