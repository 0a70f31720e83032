import {
  type ShownTransferFacts,
  wayProblem,
} from '../../../../src/resources/accounting/failed-transfer/lifecycle';
import type { BankLegState, CorrectionWay } from '../../../../src/domain/enums/accounting';
import { REFUSED } from '../../../../src/domain/ledger/refusedPayOut';
import { takesTwo } from '../../../../src/domain/ledger/payOut';
import { secondBlock } from '../../../../src/domain/merchants/cashOut';
import { saidValues } from '../../../../src/domain/money';
import { ledgerOf } from '../../../ledger/Ledger';
import { invalid } from '../../../engine/ApiError';
import type { Call } from '../../../engine/Call';
import type { Hooks } from '../../../engine/Hooks';
import { type MockRecord, without } from '../../../engine/MockRecord';
import type { Store } from '../../../engine/Store';
import { bookExecuted, payOut, payOutFacts } from '../../settings/bank-gateway-outgoing/payOut';
import { systemSettingsOf } from '../../settings/system/systemSettings';
import { feeReceiptOf, firstOf, giveBack, paidAfterAll, resentNumber, returnsTo } from './refused';
import { loggedNumber, similarTo } from './transferLog';

const RESOURCE = 'accounting/failed-transfers';
const HIDDEN: ReadonlySet<string> = new Set(['failedJournal', 'first', 'toldApart']);

/** The numbers of the payments that somebody has told apart from a transfer. */
const toldApart = (record: MockRecord): readonly string[] =>
  (record.toldApart as readonly string[] | undefined) ?? [];

/** What the bank executed beside a transfer within the hours that are set, and nobody has told apart from it. */
const doublesOf = (record: MockRecord, store: Store): string[] =>
  similarTo(store, loggedAs(store, record)).flatMap(({ bank, number }) =>
    bank.state === 'EXECUTED' && !toldApart(record).includes(number) ? [number] : [],
  );

/** A transfer as the log knows it: under the number by which it was sent. */
export const loggedAs = (store: Store, record: MockRecord) => ({
  number: loggedNumber(store, record),
  accountNumber: (record.accountNumber as string | null) ?? '',
  amount: String(record.amount),
  at: String(record.transferredAt),
  tenant: String(record.tenant),
});

/** What the actions of a transfer are judged by: the bank's word, and what else it paid out. */
function factsOf(
  record: MockRecord,
  { store, caller }: Pick<Call, 'store' | 'caller'>,
): { facts: ShownTransferFacts } {
  const leaving = payOutFacts(store, {
    ...againOf(store, record),
    kind: 'TRANSFER_CORRECTED',
    by: caller.id,
  });
  const needsSecond = takesTwo(leaving, String(record.amount));
  const checkedBy = (record.checkedBy as string | null | undefined) ?? null;
  return {
    facts: {
      similarHours: systemSettingsOf(store).similarHours,
      returnsTo: returnsTo(store, record),
      feeReceipt: feeReceiptOf(store, record),
      log: (record.logState as BankLegState | null) ?? null,
      doubles: doublesOf(record, store).length,
      payOut: leaving,
      second: secondBlock('pay', { needsSecond }, checkedBy, caller.id),
    },
  };
}

/** Where a transfer goes that is sent again: whither it went, from the account that was to pay. */
const againOf = (store: Store, record: MockRecord) => {
  const { kind, from } = firstOf(record);
  const isCustomers = REFUSED[kind].returnsTo !== null;
  return {
    customer: isCustomers
      ? store.collection('customers')?.get(record.customerId as number)
      : undefined,
    from,
    tenant: String(record.tenant),
    to:
      typeof record.accountNumber === 'string'
        ? { bankCode: Number(record.bankCode), accountNumber: record.accountNumber }
        : null,
  };
};

/** The waiting money leaves its account. */
const decisionOf = ({ store, caller }: Call, record: MockRecord, memo: string) => ({
  kind: 'TRANSFER_CORRECTED' as const,
  valueDate: store.clock.today(),
  at: store.clock.iso(),
  by: caller.id,
  tenant: String(record.tenant),
  memo,
  of: { resource: RESOURCE, id: record.id, label: String(record.number) } as const,
});

/** The same for the bank. */
const paymentOf = (call: Call, record: MockRecord, memo: string) => ({
  ...decisionOf(call, record, memo),
  lines: [
    { account: 'failedTransfers' as const, debit: String(record.amount) },
    { account: firstOf(record).from, credit: String(record.amount) },
  ],
});

/** Sends it once more, returns it, or books what the bank has executed after all. */
function corrected(call: Call, record: MockRecord, way: CorrectionWay, memo: string): void {
  const { store, caller } = call;
  if (way === 'RETURNED') return giveBack(call, record, decisionOf(call, record, memo));
  if (way === 'WAS_EXECUTED')
    bookExecuted(store, String(record.number), paymentOf(call, record, memo));
  else
    payOut(store, {
      ...againOf(store, record),
      number: resentNumber(record),
      amount: String(record.amount),
      by: caller.id,
      byTwo: typeof record.checkedBy === 'string' && record.checkedBy !== caller.id,
      posting: paymentOf(call, record, memo),
    });
  paidAfterAll(call, record);
}

/**
 * Our own mistake: the journal that took the money out of its account is taken back as it was. What a room booked before the
 * bank refused it has more beside it (a loan, savings that are over), and goes back like any other.
 */
function takenBack(call: Call, record: MockRecord, memo: string): void {
  const { store, caller } = call;
  if (typeof record.failedJournal !== 'string')
    return giveBack(call, record, decisionOf(call, record, memo));
  ledgerOf(store).reverse(record.failedJournal, {
    at: store.clock.iso(),
    by: caller.id,
    valueDate: store.clock.today(),
    reason: memo,
  });
}

const decided = (call: Call, own: Record<string, unknown>): Record<string, unknown> => ({
  ...own,
  isWaiting: false,
  decidedAt: call.store.clock.iso(),
  decidedBy: call.caller.id,
});

/** Failed transfers (docs/domain/money.md 4.2): the waiting money leaves its account in one of three ways, once. */
export const hooks: Hooks = {
  resource: RESOURCE,
  judged: factsOf,
  present: (shown, call) => ({ ...without(shown, HIDDEN), ...factsOf(shown, call) }),
  presentRow: (shown) => without(shown, HIDDEN),
  recorded: ['way', 'isWaiting', 'checkedBy'],
  actions: {
    tell_apart: (record, { store, caller }) => ({
      toldApart: [...toldApart(record), ...doublesOf(record, store)],
      toldApartBy: caller.id,
    }),
    check_resend: (_, { caller }) => ({ checkedBy: caller.id }),
    correct: (record, call, { way, comment }) => {
      const { facts } = factsOf(record, call);
      const problem = wayProblem(way, facts, String(record.amount));
      if (problem)
        throw invalid(
          { way: problem.message },
          problem.values && { way: saidValues(problem.values) },
        );
      corrected(call, record, way as CorrectionWay, String(comment));
      return decided(call, { way, comment });
    },
    confirm_bank_error: (record, call, { comment }) => {
      giveBack(call, record, decisionOf(call, record, String(comment)));
      return decided(call, { comment });
    },
    confirm_transaction_error: (record, call, { comment }) => {
      takenBack(call, record, String(comment));
      return decided(call, { comment });
    },
  },
};
