import type {
  AdvanceOption,
  CorrectedPart,
  LoanChartType,
  TermUnit,
} from '../../../../domain/enums/loans';
import { correctAmounts, type CorrectionChange } from '../../../../domain/lending/amountCorrection';
import { type CourtChange, moveToCourt, withdrawClaim } from '../../../../domain/lending/court';
import { moveToRisk, returnToOngoing } from '../../../../domain/lending/parking';
import { settleClaim, type WriteOff, writeOff } from '../../../../domain/lending/writeOff';
import { extend, type ExtensionResult } from '../../../../domain/lending/extension';
import { type AdvancePayment, payInAdvance } from '../../../../domain/lending/payInAdvance';
import { plus } from '../../../../domain/lending/amounts';
import { recover, type RecoveryResult } from '../../../../domain/lending/recovery';
import { renew, type RenewalResult } from '../../../../domain/lending/renewal';
import { type LendingChange, type ReceiptResult } from '../../../../domain/lending/waterfall';
import type { ValueOf } from '../../../../domain/enums/enumeration';
import {
  isBackdated,
  type LoanPast,
  type PastChange,
  withoutReceipt,
  withReceiptAt,
} from '../../../../domain/lending/backdated';
import { typedRowsOf } from '../requestTerms';
import {
  type ActionContext,
  amountAt,
  bookOf,
  choiceAt,
  dayAt,
  numberAt,
  type Calculate,
} from './calculation';
import { calculatePayment } from './calculateRequests';

// Each action with the function of the rules that the gateway applies, from the loan's book and what is typed.

/** T8 of any value date: before the last entry all later receipts are split again (docs/domain/lending.md 8.6). */
export const calculatePaymentAt: Calculate<ReceiptResult | PastChange> = (context) => {
  const amount = amountAt(context.values, 'amount');
  const date = dayAt(context.values, 'date');
  if (!amount || !date) return null;
  const past = pastOf(context);
  return past && isBackdated(past, date)
    ? withReceiptAt(past, { kind: 'PAY', amount, date, receipt: NEW_RECEIPT }, context.answer.today)
    : calculatePayment(context);
};

/** The past of the loan, where the gateway sends it. */
function pastOf(context: ActionContext): LoanPast | null {
  const { actions, opening } = context.answer;
  return actions && opening ? { actions, opening, book: bookOf(context) } : null;
}

/** A receipt that has no number yet. */
export const NEW_RECEIPT = 0;

/** A wrong receipt leaves the loan: the loan without it. */
export const calculateMove: Calculate<PastChange> = (context) => {
  const receipt = numberAt(context.values, 'receiptId');
  const past = pastOf(context);
  return receipt && past ? withoutReceipt(past, receipt, context.answer.today) : null;
};

/** T9: a payment ahead with the chosen option. */
export const calculateAdvance: Calculate<ReceiptResult> = (context) => {
  const payment = advanceOf(context);
  return payment && payInAdvance(bookOf(context), payment);
};

function advanceOf({ values }: ActionContext): AdvancePayment | null {
  const amount = amountAt(values, 'amount');
  const date = dayAt(values, 'date');
  const option = choiceAt<ValueOf<typeof AdvanceOption>>(values, 'advanceOption');
  return amount && date && option ? { amount, date, option } : null;
}

/** T9 of any value date. */
export const calculateAdvanceAt: Calculate<ReceiptResult | PastChange> = (context) => {
  const payment = advanceOf(context);
  if (!payment) return null;
  const past = pastOf(context);
  const action = { kind: 'PAY_IN_ADVANCE', ...payment, receipt: NEW_RECEIPT } as const;
  return past && isBackdated(past, payment.date)
    ? withReceiptAt(past, action, context.answer.today)
    : calculateAdvance(context);
};

/** T10: an extension from today. */
export const calculateExtension: Calculate<ExtensionResult> = (context) => {
  const { values, answer } = context;
  const duration = numberAt(values, 'duration');
  const unit = choiceAt<TermUnit>(values, 'termUnit');
  const fee = amountAt(values, 'fee');
  if (duration === undefined || !unit || !fee) return null;
  return extend(bookOf(context), { date: answer.today, duration, unit, fee });
};

/** T11: a new schedule for what is overdue, from today. */
export const calculateRenewal: Calculate<RenewalResult> = (context) => {
  const { values, answer, isLead } = context;
  const chart = choiceAt<LoanChartType>(values, 'chartType');
  const count = numberAt(values, 'rowCount');
  const firstDate = dayAt(values, 'firstDate');
  const typedRows = typedRowsOf(values.typedRows);
  const isTyped = chart === '06';
  if (!chart || (isTyped ? typedRows.length === 0 : count === undefined || !firstDate)) return null;
  return renew(bookOf(context), {
    date: answer.today,
    chart,
    count: count ?? typedRows.length,
    firstDate: firstDate ?? '',
    ...(isTyped ? { typedRows } : {}),
    isLead,
    fee: amountAt(values, 'fee') ?? '0.00',
    ...(answer.classes?.storedClass && { storedClass: answer.classes.storedClass }),
  });
};

/** T12: no interest is charged from today. */
export const calculateRisk: Calculate<LendingChange> = (context) =>
  moveToRisk(bookOf(context), context.answer.today);

/** T13: the claim as it is frozen. */
export const calculateCourt: Calculate<CourtChange> = (context) => {
  const { values, answer } = context;
  const fee = amountAt(values, 'courtFee');
  const cost = amountAt(values, 'courtCost');
  const date = dayAt(values, 'courtDate') ?? answer.today;
  return fee && cost ? moveToCourt(bookOf(context), { date, fee, cost }) : null;
};

/** T14: interest runs again from today. */
export const calculateReturn: Calculate<LendingChange> = (context) =>
  returnToOngoing(bookOf(context), context.answer.today);

/** T15: the claim is taken back. */
export const calculateWithdrawal: Calculate<LendingChange> = (context) =>
  withdrawClaim(bookOf(context), context.answer.today);

/** T15: the claim is settled. */
export const calculateSettlement: Calculate<WriteOff> = (context) =>
  settleClaim(bookOf(context), context.answer.today);

/** T16: the rest is written off. */
export const calculateWriteOff: Calculate<WriteOff> = (context) =>
  writeOff(bookOf(context), context.answer.today);

/** T16: money that comes after the write-off. */
export const calculateRecovery: Calculate<RecoveryResult> = ({ values, record }) => {
  const amount = amountAt(values, 'amount');
  const left = record.offBalance;
  const recovered = record.recoveredAmount ?? '0.00';
  return amount && left ? recover({ owed: plus(left, recovered), recovered }, amount) : null;
};

/** T18: interest or fees by a difference. */
export const calculateCorrection: Calculate<CorrectionChange> = (context) => {
  const { values, answer } = context;
  const part = choiceAt<ValueOf<typeof CorrectedPart>>(values, 'correctedPart');
  const difference = amountAt(values, 'difference');
  if (!part || !difference) return null;
  return correctAmounts(bookOf(context), { date: answer.today, part, difference });
};
