import type {
  AdvanceOption,
  CorrectedPart,
  LoanChartType,
  TermUnit,
} from '../../../domain/enums/loans';
import { correctAmounts, type CorrectionChange } from '../../../domain/lending/amountCorrection';
import { type CourtChange, moveToCourt, withdrawClaim } from '../../../domain/lending/court';
import { moveToRisk, returnToOngoing } from '../../../domain/lending/parking';
import { settleClaim, type WriteOff, writeOff } from '../../../domain/lending/writeOff';
import { extend, type ExtensionResult } from '../../../domain/lending/extension';
import { payInAdvance } from '../../../domain/lending/payInAdvance';
import { payOut, type Payout } from '../../../domain/lending/payout';
import { renew, type RenewalResult } from '../../../domain/lending/renewal';
import {
  type LendingChange,
  type ReceiptResult,
  splitReceipt,
} from '../../../domain/lending/waterfall';
import type { ValueOf } from '../../../domain/enums/enumeration';
import { amountAt, bookOf, choiceAt, dayAt, numberAt, type Reckon } from './reckoning';

// Each act with the function of the rules that the gateway applies, from the loan's book and what is typed.

/** T2: what is paid out and when it comes back. */
export const reckonApproval: Reckon<Payout> = ({ answer: { terms, today } }) =>
  payOut({ ...terms, startDate: today });

/** T8: how a receipt falls over the waterfall. */
export const reckonPayment: Reckon<ReceiptResult> = (context) => {
  const amount = amountAt(context.values, 'amount');
  const date = dayAt(context.values, 'date');
  return amount && date ? splitReceipt(bookOf(context), amount, date) : null;
};

/** T9: a payment ahead with the chosen option. */
export const reckonAdvance: Reckon<ReceiptResult> = (context) => {
  const { values } = context;
  const amount = amountAt(values, 'amount');
  const date = dayAt(values, 'date');
  const option = choiceAt<ValueOf<typeof AdvanceOption>>(values, 'advanceOption');
  return amount && date && option ? payInAdvance(bookOf(context), { amount, date, option }) : null;
};

/** T10: an extension from today. */
export const reckonExtension: Reckon<ExtensionResult> = (context) => {
  const { values, answer } = context;
  const duration = numberAt(values, 'duration');
  const unit = choiceAt<TermUnit>(values, 'termUnit');
  const fee = amountAt(values, 'fee');
  if (duration === undefined || !unit || !fee) return null;
  return extend(bookOf(context), { date: answer.today, duration, unit, fee });
};

/** T11: a new schedule for what is overdue, from today. */
export const reckonRenewal: Reckon<RenewalResult> = (context) => {
  const { values, answer, isLead } = context;
  const chart = choiceAt<LoanChartType>(values, 'chartType');
  const count = numberAt(values, 'rowCount');
  const firstDate = dayAt(values, 'firstDate');
  if (!chart || count === undefined || !firstDate) return null;
  return renew(bookOf(context), {
    date: answer.today,
    chart,
    count,
    firstDate,
    isLead,
    fee: amountAt(values, 'fee') ?? '0.00',
    ...(answer.classes?.storedClass && { storedClass: answer.classes.storedClass }),
  });
};

/** T12: interest stands still from today. */
export const reckonRisk: Reckon<LendingChange> = (context) =>
  moveToRisk(bookOf(context), context.answer.today);

/** T13: the claim as it is frozen. */
export const reckonCourt: Reckon<CourtChange> = (context) => {
  const { values, answer } = context;
  const fee = amountAt(values, 'courtFee');
  const cost = amountAt(values, 'courtCost');
  const date = dayAt(values, 'courtDate') ?? answer.today;
  return fee && cost ? moveToCourt(bookOf(context), { date, fee, cost }) : null;
};

/** T14: interest runs again from today. */
export const reckonReturn: Reckon<LendingChange> = (context) =>
  returnToOngoing(bookOf(context), context.answer.today);

/** T15: the claim is taken back. */
export const reckonWithdrawal: Reckon<LendingChange> = (context) =>
  withdrawClaim(bookOf(context), context.answer.today);

/** T15: the claim is settled. */
export const reckonSettlement: Reckon<WriteOff> = (context) =>
  settleClaim(bookOf(context), context.answer.today);

/** T16: the rest is written off. */
export const reckonWriteOff: Reckon<WriteOff> = (context) =>
  writeOff(bookOf(context), context.answer.today);

/** T18: interest or fees by a difference. */
export const reckonCorrection: Reckon<CorrectionChange> = (context) => {
  const { values, answer } = context;
  const part = choiceAt<ValueOf<typeof CorrectedPart>>(values, 'correctedPart');
  const difference = amountAt(values, 'difference');
  if (!part || !difference) return null;
  return correctAmounts(bookOf(context), { date: answer.today, part, difference });
};
