import type { CustomerEvent } from '../../../../src/domain/enums/customers';
import { daysBetween } from '../../../../src/domain/dates';
import { OPEN_LOAN_STATES } from '../../../../src/domain/enums/loans';
import type { SavingEnd, SavingFigures } from '../../../../src/domain/savings/figures';
import type { SavingFactsNow } from '../../../../src/resources/customers/saving/lifecycle';
import type { Call } from '../../../engine/Call';
import type { Hooks } from '../../../engine/Hooks';
import { customerOf, reasonIn, tellOwner } from '../../../engine/ownedRecords';
import type { MockRecord } from '../../../engine/MockRecord';
import type { Store } from '../../../engine/Store';
import { savingRulesOf } from '../../settings/system/systemSettings';
import {
  handOver,
  type PayOut,
  payOutFacts,
  refusePayOut,
} from '../../settings/bank-gateway-outgoing/payOut';
import { walletRoomOf } from '../../wallets/wallet/walletMoney';
import { expectedBalance, journalOfMove, lenderOfSaving } from './ledger';
import { ended, moved, movesOf, ranUntil } from './moves';
import { backedLoan, blockedAsDue, changesOf, savingMoney, termsOf } from './savingMoney';

/** The account from which savings are paid that find no room on the wallet. */
const PAYS = 'bankPayouts';

const ENDED: readonly unknown[] = ['CLOSED', 'CANCELED'];

const isOpen = ({ state }: MockRecord): boolean =>
  (OPEN_LOAN_STATES as readonly unknown[]).includes(state);

const loansOf = (store: Store, customerId: unknown): MockRecord[] =>
  (store.collection('loans')?.all ?? []).filter(
    (loan) => loan.customerId === customerId && isOpen(loan),
  );

/** What savings are judged by and shown with beside their own record (docs/domain/customers.md 9.2). */
export function factsOf(
  record: MockRecord,
  { store, caller }: Pick<Call, 'store' | 'caller'>,
): Record<string, unknown> {
  const today = store.clock.today();
  const days = loansOf(store, record.customerId).flatMap(({ refundDate }) =>
    typeof refundDate === 'string' ? [daysBetween(today, refundDate) ?? 0] : [],
  );
  const loan = backedLoan(store, record);
  const { blocked, running, ...money } = savingMoney(store, record);
  return {
    ...money,
    running,
    blockedAmount: record.state === 'BLOCKED' ? blocked : null,
    changes: changesOf(store, record),
    expectedBalance: expectedBalance(store, record),
    walletRoom: walletRoomOf(store, Number(record.customerId)),
    isPrimeAccount: (store.collection('bank_account')?.all ?? []).some(
      ({ customerId, role }) => customerId === record.customerId && role === 'PRIME',
    ),
    cashOutAccess: customerOf({ store }, record)?.isCashOutDeposit ?? 'YES',
    daysToPayment: days.length > 0 ? Math.min(...days) : null,
    isLoanOpen: loan !== undefined,
    loanId: loan?.id ?? null,
    facts: {
      ...savingRulesOf(store),
      payOut: payOutFacts(store, {
        kind: 'DEPOSIT_PAID',
        customer: customerOf({ store }, record),
        from: PAYS,
        by: caller.id,
      }),
    } satisfies SavingFactsNow,
  };
}

const recordForOwner = (record: MockRecord, call: Call, action: CustomerEvent) =>
  tellOwner(call, customerOf(call, record), {
    action,
    source: String(record.number),
    ...reasonIn(call),
  });

/** Interest is put right and everything goes to the owner's wallet and bank account, in the ledger. */
const ending = (action: CustomerEvent, end: SavingEnd) => (record: MockRecord, call: Call) => {
  const { store, caller } = call;
  const figures: SavingFigures = { ...termsOf(store, record), ...savingMoney(store, record) };
  const when = { on: store.clock.today(), at: store.clock.iso(), by: caller.id };
  const room = walletRoomOf(store, Number(record.customerId));
  const before = movesOf(record);
  const after = ended(before, when, figures, end, room, savingRulesOf(store));
  // What finds no room on the wallet leaves the house (docs/domain/money.md 4.12).
  const place = after.findIndex(({ to }, at) => at >= before.length && to === PAYS);
  const tenant = lenderOfSaving(store, record);
  const out: PayOut | undefined = after[place] && {
    kind: 'DEPOSIT_PAID',
    customer: customerOf(call, record),
    from: PAYS,
    by: caller.id,
    tenant,
    amount: after[place].amount,
    byTwo: true,
  };
  if (out) refusePayOut(store, out);
  recordForOwner(record, call, action);
  const journalId = journalOfMove(record, place);
  if (out) handOver(store, out, { number: journalId, journalId, tenant });
  return moved(after);
};

/** Something was decided; what is blocked of the savings follows their new state. */
const deciding = (action: CustomerEvent, state: string) => (record: MockRecord, call: Call) => {
  recordForOwner(record, call, action);
  return moved(blockedAsDue(call.store, { ...record, state }, movesOf(record)));
};

/** Interest runs, is added on the days of the plan, and ends with maturity; what backs a loan follows what it owes. */
function newDay(record: MockRecord, today: string, store: Store) {
  const before = movesOf(record);
  if (before.length === 0 || ENDED.includes(record.state)) return undefined;
  const ran = ranUntil(termsOf(store, record), before, today);
  const moves = record.state === 'BLOCKED' ? blockedAsDue(store, record, ran) : ran;
  const hasMatured = record.state === 'ONGOING' && String(record.maturesOn) < today;
  if (moves === before && !hasMatured) return undefined;
  return { ...moved(moves), ...(hasMatured ? { state: 'EXPIRED' } : {}) };
}

/** Savings: ending them pays out, and every action is in the customer's history. */
export const hooks: Hooks = {
  resource: 'saving',
  judged: factsOf,
  present: (shown, call) => ({ ...shown, ...factsOf(shown, call) }),
  actions: {
    approve_cash_out: ending('approve_cash_out', 'CASH_OUT'),
    approve_cancel: ending('approve_cancel', 'EARLY'),
    refuse_cancel: deciding('refuse_cancel', 'ONGOING'),
    block_saving: deciding('block_saving', 'BLOCKED'),
    unblock_saving: deciding('unblock_saving', 'ONGOING'),
  },
  newDay,
};
