import { numberOfClass } from '../../../../src/domain/classification';
import { classOf } from '../../../../src/domain/lending/classOf';
import { plus } from '../../../../src/domain/lending/amounts';
import { lastActionDate } from '../../../../src/domain/lending/backdated';
import type { AssetClass } from '../../../../src/domain/lending/LoanBook';
import { LEAD } from '../../../../src/domain/enums/lead';
import { typedRowsOf } from '../../../../src/resources/loans/loan/requestTerms';
import { amountsCorrected, upgraded } from '../book/adjust';
import { recordFields } from '../book/fields';
import { heldSince } from '../book/handover';
import { creditPayments } from '../../accounting/bank-transaction/bankCredits';
import { fileOf } from '../book/fileOf';
import { approved, checked, confirmedIssued, repaired, type StageRepair } from '../book/issue';
import { bookOf, type Doing, type LoanFile, openingOf } from '../book/LoanFile';
import type { Payment } from '../book/receive';
import { receiptTaken, receiveAt } from '../book/resplit';
import { type Extending, renewLoan } from '../book/reschedule';
import { recovered } from '../book/recoveries';
import {
  backToOngoing,
  settled,
  toCourt,
  toRisk,
  withdrawn,
  writtenOff,
} from '../book/riskActions';
import { invalid } from '../../../engine/ApiError';
import type { Call } from '../../../engine/Call';
import { may } from '../../../engine/Caller';
import { blockedAnswer } from '../../../engine/hindered';
import type { Hooks } from '../../../engine/Hooks';
import { followRows } from '../invoice/invoiceFollow';
import { followLoan } from '../pending/pendingFollow';
import { judgedFile } from './judgedFile';
import { lendingSettingsOf } from './lendingSettings';
import { tellCustomer } from './loanEffects';
import { liableFor } from './loanParticipants';
import { payoutProblem } from './payoutOwner';
import { askedBy, contractOfLoan } from './requestGround';
import { extendFrom, refuseFull, refuseShort } from './paymentSources';
import { followSavings } from './savingPledge';
import { handOver, type PayOut, refusePayOut } from '../../settings/bank-gateway-outgoing/payOut';
import { sendToBorrower } from '../../messaging/sms/sending';
import type { MockRecord } from '../../../engine/MockRecord';
import { lenderOf, refuseOtherLender, refuseOtherLenderAt } from '../../../engine/oneLender';
import type { Store } from '../../../engine/Store';
import { isVisible } from '../../../engine/tenancy';

type Asked = Readonly<Record<string, unknown>>;
type Doer = (file: LoanFile, doing: Doing, asked: Asked, call: Call) => LoanFile;

/** How the money left: to the wallet where the ledger says so, else through the bank. */
const paidBy = ({ lines }: LoanFile): 'WALLET' | 'BANK_TRANSFER' =>
  lines.some(({ accountKey, kind }) => kind === 'PAYOUT' && accountKey === 'ledgerAccounts.wallet')
    ? 'WALLET'
    : 'BANK_TRANSFER';

/**
 * Does something with a loan for a caller: the customer is notified, the record gets its new fields. Other
 * resources that move loans (queues, batch payments, courts) call it and change the record with what it returns.
 * @throws Refusal, ApiError: nothing is changed then
 */
export function doWithLoan(
  store: Store,
  record: MockRecord,
  by: string | null,
  run: (file: LoanFile, doing: Doing) => LoanFile,
): Record<string, unknown> {
  const today = store.clock.today();
  const before = fileOf(record);
  const after = unjudged(
    run(judgedFile(store, record), { date: today, at: store.clock.iso(), by }),
  );
  refuseForeignMoney(store, record, before, after);
  const leaves = leavingBy(store, record, { before, after, by });
  for (const { out } of leaves) refusePayOut(store, out);
  tellCustomer(store, { record, before, after, dayBefore: today, day: today });
  const moved: Record<string, unknown> = {
    ...recordFields(after, today),
    ...(before.book === null && after.book ? { transactionType: paidBy(after) } : {}),
    // A request that named no contract is paid out on the one that its conditions found.
    ...(record.contractId === null && after.book
      ? { contractId: contractOfLoan(store, askedBy(record))?.id ?? null }
      : {}),
  };
  followSavings(store, record, { before, after, balance: moved.balance });
  followLoan(store, { ...record, ...moved });
  followRows(store, { ...record, ...moved });
  const states = leaves.map(({ out, logged }) => handOver(store, out, logged));
  // What the bank has refused has not come: a message that says so would not be true.
  if (before.book === null && after.book && !states.includes('REFUSED'))
    sendToBorrower(store, 'LOAN_ISSUED', { ...record, ...moved });
  return moved;
}

/** States in which the bank was asked to pay already: what is booked then, it has executed (docs/domain/lending.md 3.3, 3.4). */
const ASKED_BEFORE: ReadonlySet<LoanFile['state']> = new Set([
  'LOAN_ONHOLD',
  'LOAN_LONG_ONHOLD',
  'CANCELLED',
]);

/** What leaves the house by the new journals of a loan: its pay-out, and what the court costs (docs/domain/money.md 4.12). */
function leavingBy(
  store: Store,
  record: MockRecord,
  { before, after, by }: { before: LoanFile; after: LoanFile; by: string | null },
) {
  const sender = after.handovers.find(({ lines }) => lines === 0)?.from;
  return after.lines.slice(before.lines.length).flatMap((line) => {
    const { kind, accountKey, credit, journalId } = line;
    if (accountKey !== 'ledgerAccounts.bank' || credit === null) return [];
    if (kind !== 'PAYOUT' && kind !== 'COURT_COSTS') return [];
    const isPayout = kind === 'PAYOUT';
    const tenant = (isPayout ? sender : undefined) ?? lenderOf(record);
    const out: PayOut = {
      kind,
      customer: store.collection('customers')?.get(after.customerId),
      from: 'bank',
      by,
      tenant,
      to: isPayout ? { bankCode: after.bankCode, accountNumber: after.accountNumber } : null,
      amount: credit,
      loanCode: String(record.code),
      byTwo: true,
      isExecuted: isPayout && ASKED_BEFORE.has(before.state),
    };
    return [{ out, logged: { number: `${String(record.code)}-${journalId}`, journalId, tenant } }];
  });
}

/** Whose wallet or temporary account a line of a loan moves. */
const HOLDERS_ACCOUNTS: readonly string[] = ['ledgerAccounts.wallet', 'ledgerAccounts.temporary'];

/**
 * What a loan takes from a wallet or temporary account, or pays onto a wallet, is of its own lender: whatever action moved
 * it (docs/domain/money.md 4.11). What an earlier receipt left there is put right all the same.
 * @throws ApiError 409
 */
function refuseForeignMoney(
  store: Store,
  record: MockRecord,
  before: LoanFile,
  after: LoanFile,
): void {
  for (const { kind, accountKey, debit, holder } of after.lines.slice(before.lines.length)) {
    if (!HOLDERS_ACCOUNTS.includes(accountKey)) continue;
    if (kind !== 'PAYOUT' && (kind === 'CORRECTION' || debit === null)) continue;
    refuseOtherLender(record, store.collection('customers')?.get(holder ?? after.customerId));
  }
}

/** The file as it is kept: what its action was judged by is no part of the loan. */
const unjudged = (file: LoanFile): LoanFile =>
  file.book ? { ...file, book: { ...file.book, settings: undefined } } : file;

/** An action on a loan by a person; whatever it books from the bank is on the bank's statement, too. */
const acting =
  (run: Doer) =>
  (record: MockRecord, call: Call, asked: Asked): Record<string, unknown> => {
    const { store, caller } = call;
    const moved = doWithLoan(store, record, caller.id, (file, doing) =>
      run(file, doing, asked, call),
    );
    creditPayments(store, record, moved);
    return moved;
  };

const text = (value: unknown): string => String(value ?? '');
const amount = (value: unknown): string => plus(text(value) || '0');

/** A corrected pay-out goes to the borrower's own account, by the bank's word. @throws ApiError 409 */
function refuseAccount(record: MockRecord, { store }: Call, asked: Asked): void {
  const borrower = store.collection('customers')?.get(record.customerId as number);
  const account = { bankCode: asked.correctedBank, accountNumber: text(asked.account) };
  const problem = borrower && payoutProblem(store, account, borrower);
  if (problem) throw blockedAnswer({ kind: 'condition', message: `actionBlocks.${problem}` });
}

/** A receipt dated today or earlier; before the loan's last entry it splits all later receipts again. */
function paid(
  file: LoanFile,
  doing: Doing,
  asked: Asked,
  { store }: Call,
  payment: Payment,
): LoanFile {
  refuseShort(store, file, payment);
  return receiveAt(file, doing, text(asked.date), payment);
}

/** A wrong receipt leaves the loan, for another one or for the temporary account (docs/domain/lending.md 8.6). */
function receiptMoved(record: MockRecord, call: Call, asked: Asked): Record<string, unknown> {
  const { store, caller } = call;
  const id = Number(asked.receiptId);
  const receipt = fileOf(record).receipts.find((one) => one.id === id);
  if (!receipt) throw invalid({ receiptId: 'validation.invalid_value' });
  const loans = store.collection('loans');
  const target = asked.targetLoan ? loans?.get(asked.targetLoan as number) : undefined;
  if (asked.targetLoan && (!target || !isVisible(caller, target) || target.id === record.id)) {
    throw invalid({ targetLoan: 'validation.invalid_value' });
  }
  if (target) refuseOtherLenderAt('targetLoan', record, target);
  const taken = (file: LoanFile, doing: Doing) => receiptTaken(file, doing, id);
  // Both halves are tried before either is done: a refusal leaves both loans as they are.
  const today = { date: store.clock.today(), at: store.clock.iso(), by: caller.id };
  taken(fileOf(record), today);
  if (target) {
    const { amount: value, date } = receipt;
    const moved = doWithLoan(store, target, caller.id, (file, doing) => {
      if (!file.book) throw invalid({ targetLoan: 'validation.invalid_value' });
      return receiveAt(file, doing, date, {
        amount: value,
        source: 'TEMPORARY',
        holder: Number(record.customerId),
      });
    });
    store.history.add('loans', target, {
      at: today.at,
      by: caller.id,
      action: 'move_receipt',
      field: 'refundedAmount',
      from: target.refundedAmount,
      to: moved.refundedAmount,
      origin: 'MANUAL',
      source: String(record.code),
      reason: text(asked.comment),
    });
    loans?.change(target, { updatedAt: today.at, updatedBy: caller.id, ...moved });
  }
  return doWithLoan(store, record, caller.id, taken);
}

/** The day of a claim: no later than today, and no earlier than what is booked already. */
function courtDay(file: LoanFile, doing: Doing, date: string): string {
  const last = lastActionDate({ opening: openingOf(file), actions: file.actions });
  const since = heldSince(file) ?? last;
  const first = since > last ? since : last;
  if (date > doing.date) throw invalid({ courtDate: 'validation.date_future' });
  if (date < first) throw invalid({ courtDate: 'loanActions.court.before_last' });
  return date;
}

const payment = ({ amount: value, paymentSource }: Asked): Payment => ({
  amount: amount(value),
  source: paymentSource as Payment['source'],
});

/**
 * An upgrade gives a better class than the stored one, and none that the days past due will better by themselves.
 * @throws ApiError 400
 */
export function upgrade(file: LoanFile, assetClass: AssetClass, today: string): LoanFile {
  const number = numberOfClass(assetClass);
  const byDays = numberOfClass(classOf(bookOf(file), today).byDays);
  if (number >= numberOfClass(file.storedClass) || number > byDays) {
    throw invalid({ classification: 'validation.invalid_value' });
  }
  return upgraded(file, assetClass);
}

const notFound = () =>
  blockedAnswer({ kind: 'condition', message: 'actionBlocks.payout_not_found' });

const cancelled = acting((file) => ({ ...file, state: 'CANCELLED' }));

/** The actions of a loan, T2–T18 of docs/domain/lending.md 3.1, as the gateway does them. */
export const loanActions: NonNullable<Hooks['actions']> = {
  approve: acting(approved),
  reject: (record, call, asked) => {
    const moved = cancelled(record, call, asked);
    sendToBorrower(call.store, 'LOAN_REJECTED', { ...record, ...moved });
    return moved;
  },
  cancel_record: cancelled,
  mark_wrong_request: acting((file) => ({ ...file, state: 'LOAN_WRONG_REQUEST' })),
  confirm_cancel_to_issued: acting((file, doing, asked) => {
    if (text(asked.bankReference).trim() !== file.bankLine?.reference) throw notFound();
    return confirmedIssued(file, doing);
  }),
  check_status: acting(checked),
  correct: (record, call, asked) => {
    const { store } = call;
    const isIssued = asked.outcome === 'ISSUED';
    const isBankTransfer = asked.isBankTransfer === 'YES';
    if (isIssued && amount(asked.correctedBalance) === '0.00') {
      throw invalid({ correctedBalance: 'validation.amount' });
    }
    if (isIssued && isBankTransfer) refuseAccount(record, call, asked);
    if (isIssued && !isBankTransfer)
      refuseFull(store, fileOf(record), amount(asked.correctedBalance));
    const repair: StageRepair = {
      outcome: isIssued ? 'ISSUED' : 'GIVEN_UP',
      fee: amount(asked.correctedFee),
      balance: amount(asked.correctedBalance),
      account: text(asked.account),
      bankCode: isIssued && isBankTransfer ? Number(asked.correctedBank) : Number(record.bankCode),
      isBankTransfer,
    };
    return acting((file, doing) => repaired(file, doing, repair, lendingSettingsOf(store)))(
      record,
      call,
      asked,
    );
  },
  pay: acting((file, doing, asked, call) => paid(file, doing, asked, call, payment(asked))),
  pay_in_advance: acting((file, doing, asked, call) =>
    paid(file, doing, asked, call, {
      ...payment(asked),
      advance: asked.advanceOption as Payment['advance'],
    }),
  ),
  extend: acting((file, doing, asked, { store }) =>
    extendFrom(store, file, doing, {
      duration: Number(asked.duration),
      unit: asked.termUnit as Extending['unit'],
      fee: amount(asked.fee),
      source: asked.paymentSource as Payment['source'],
    }),
  ),
  move_receipt: receiptMoved,
  renew_overdue_schedule: acting((file, doing, asked, { caller }) =>
    renewLoan(file, doing, {
      chart: asked.chartType as Parameters<typeof renewLoan>[2]['chart'],
      count: Number(asked.rowCount),
      firstDate: text(asked.firstDate),
      ...(asked.chartType === '06' ? { typedRows: typedRowsOf(asked.typedRows) } : {}),
      fee: amount(asked.fee),
      isLead: may(caller, LEAD),
    }),
  ),
  move_to_risk_fund: acting(toRisk),
  move_to_court: (record, call, asked) => {
    const customerId = Number(asked.courtCustomer);
    if (!liableFor(call.store, record).includes(customerId))
      throw invalid({ courtCustomer: 'loanActions.court.not_liable' });
    return acting((file, doing) =>
      toCourt(file, doing, {
        customerId,
        template: text(asked.template),
        fee: amount(asked.courtFee),
        cost: amount(asked.courtCost),
        date: courtDay(file, doing, text(asked.courtDate)),
      }),
    )(record, call, asked);
  },
  return_to_ongoing: acting(backToOngoing),
  withdraw_claim: acting(withdrawn),
  settle_claim: acting(settled),
  close_from_risk_fund: acting(writtenOff),
  record_recovery: acting((file, doing, asked, { store }) => {
    refuseShort(store, file, payment(asked));
    return recovered(file, { ...doing, date: text(asked.date) }, payment(asked));
  }),
  upgrade_class: acting((file, doing, asked) =>
    upgrade(file, asked.classification as AssetClass, doing.date),
  ),
  correct_amounts: acting((file, doing, asked) =>
    amountsCorrected(file, doing, {
      part: asked.correctedPart as Parameters<typeof amountsCorrected>[2]['part'],
      difference: text(asked.difference),
      comment: text(asked.comment),
    }),
  ),
};
