import Big from 'big.js';
import type { PaymentOption } from '../enums/loans';
import { excess, isPositive, minus, plus, rounded, total, ZERO } from './amounts';
import { type Installment, openRow } from './Installment';
import type { LendingSettings } from './lendingSettings';
import type { LoanBook } from './LoanBook';
import type { Block } from './Refusal';
import { generateSchedule, type Schedule, type ScheduleTerms } from './schedule';

/** How a loan is paid out (docs/domain/lending.md 5.5). */
export interface PayoutTerms extends ScheduleTerms {
  paymentOption: PaymentOption;
  /** With IN_ADVANCE: the interest of the first row or of all rows is kept back at the pay-out. */
  advance?: 'FIRST' | 'WHOLE';
  /** Fee of the loan; 0.00 when there is none. */
  fee?: string;
  /** Whether the fee is kept back at the pay-out; otherwise it falls due with the first row. */
  feeInAdvance?: boolean;
}

/** What the customer receives and owes. */
export interface Payout {
  schedule: Schedule;
  /** Interest kept back. */
  interestInAdvance: string;
  /** Fee kept back. */
  feeInAdvance: string;
  /** Lent amount less what is kept back: never below 0.00. */
  paidOut: string;
  /** The rows as the loan begins them: interest kept back counts as paid, not as a receipt. */
  rows: Installment[];
}

/** The most that the fee of a pay-out may be: its share of the lent amount (docs/domain/lending.md 5.5). */
export const payoutFeeMax = (lent: string, { payoutFeeMaxPercent }: FeeShare): string =>
  rounded(new Big(lent).times(payoutFeeMaxPercent).div(100));

/** What forbids a fee at the registration of a loan (T1, docs/domain/lending.md 5.5). */
export function payoutFeeBlocks(fee: string, lent: string, settings: FeeShare): Block[] {
  const max = payoutFeeMax(lent, settings);
  return isPositive(excess(fee, max)) ? [{ code: 'FEE_OVER', values: { max } }] : [];
}

type FeeShare = Pick<LendingSettings, 'payoutFeeMaxPercent'>;

/** The rest of a new loan that does not follow from its schedule. */
export interface NewLoan {
  additionalPercent: string;
  isExtendable: boolean;
}

/**
 * Calculates the pay-out: paid out = lent − interest in advance − fee (docs/domain/lending.md 5.5).
 * @throws RangeError as `generateSchedule`, and NOTHING_PAID_OUT when what is kept back is not below the lent amount
 */
export function payOut(terms: PayoutTerms): Payout {
  const schedule = generateSchedule(terms);
  const rows = schedule.rows.map((row, index) => opened(openRow(row), index, terms));
  const interestInAdvance = total(rows.map((row) => row.paidInterest));
  const feeInAdvance = terms.feeInAdvance ? plus(terms.fee ?? ZERO) : ZERO;
  const keptBack = plus(interestInAdvance, feeInAdvance);
  if (!isPositive(excess(terms.principal, keptBack))) throw new RangeError('NOTHING_PAID_OUT');
  const paidOut = minus(terms.principal, keptBack);
  return { schedule, interestInAdvance, feeInAdvance, paidOut, rows };
}

/** The book of a loan on the day of its issue. */
export function openBook(terms: PayoutTerms, loan: NewLoan): LoanBook {
  return {
    state: 'LOAN_ONGOING',
    chart: terms.chart,
    lentAmount: plus(terms.principal),
    lentDate: terms.startDate,
    annualPercent: terms.annualPercent,
    rows: payOut(terms).rows,
    charges: [],
    extensions: 0,
    hasPendingExtension: false,
    renewals: 0,
    watch: null,
    accrualStop: null,
    ...(terms.holidayShift ? { holidayShift: true } : {}),
    ...loan,
  };
}

function opened(row: Installment, index: number, terms: PayoutTerms): Installment {
  const { paymentOption, advance = 'FIRST', fee = ZERO, feeInAdvance } = terms;
  const isPrepaid = paymentOption === 'IN_ADVANCE' && (advance === 'WHOLE' || index === 0);
  return {
    ...row,
    paidInterest: isPrepaid ? row.interest : ZERO,
    fee: index === 0 && !feeInAdvance ? plus(fee) : ZERO,
  };
}
