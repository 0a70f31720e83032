import { today } from '../../../domain/clock';
import { type DateValue, dayOf } from '../../../domain/dates';
import type { LoanChartType, PaymentOption, TermUnit } from '../../../domain/enums/loans';
import { payOut, type PayoutTerms } from '../../../domain/lending/payout';
import { scheduleProblems, type ScheduleProblem } from '../../../domain/lending/scheduleProblems';
import { toMoney } from '../../../domain/money';
import type { ValidationIssue } from '../../../entity/entity';
import { isBlank } from '../../../entity/Field';
import { problemKey } from './actions/calculation';
import type { requestFields } from './loan.entity';

type RequestField = keyof typeof requestFields;

/** A typed request, and the days by which a record that is there already is calculated. */
type Values = Readonly<Partial<Record<RequestField | 'lendedDate' | 'createdAt', unknown>>>;

/** A row of chart 06 as the form has it. */
interface TypedRow {
  paymentDate?: unknown;
  principal?: unknown;
}

/**
 * What a request asks for, as the rules of lending read it: the form's preview and the gateway have the same terms.
 * @param startDate day of the pay-out, YYYY-MM-DD; the present day while it is a request
 */
export function termsOf(values: Values, startDate: string): PayoutTerms {
  return {
    principal: amountOf(values.lentAmount),
    annualPercent: String(values.interestRate ?? '0'),
    startDate,
    chart: values.chartType as LoanChartType,
    termUnit: values.termUnit as TermUnit,
    term: Number(values.duration ?? 0),
    paymentOption: (values.paymentOption ?? 'DIRECT') as PaymentOption,
    fee: amountOf(values.fee),
    feeInAdvance: values.feeInAdvance === true,
    ...(values.paymentOption === 'IN_ADVANCE' && values.advance === 'WHOLE'
      ? { advance: 'WHOLE' as const }
      : {}),
    ...(values.holidayShift === true ? { holidayShift: true } : {}),
    ...(values.chartType === '06' ? { typedRows: typedRowsOf(values.typedRows) } : {}),
  };
}

/** Typed rows of chart 06, as the rules of lending read them. */
export const typedRowsOf = (value: unknown): { dueDate: string; principal: string }[] =>
  (Array.isArray(value) ? (value as TypedRow[]) : []).map(({ paymentDate, principal }) => ({
    dueDate: dayOf(paymentDate as string) ?? '',
    principal: amountOf(principal),
  }));

const amountOf = (value: unknown): string => toMoney(value as string) ?? '0.00';

/** What must be typed before a schedule can be made. */
const NEEDED = [
  'lentAmount',
  'interestRate',
  'duration',
  'termUnit',
  'chartType',
  'paymentOption',
] as const;

/** The terms of a typed request; null as long as something is missing that a schedule needs. */
export const requestTerms = (values: Values, startDate: string): PayoutTerms | null =>
  NEEDED.some((name) => isBlank(values[name])) ? null : termsOf(values, startDate);

/** Where each problem of a schedule is shown. */
const PLACES: Record<ScheduleProblem['code'], RequestField> = {
  AMOUNT_INVALID: 'lentAmount',
  AMOUNT_TOO_SMALL: 'lentAmount',
  RATE_INVALID: 'interestRate',
  START_INVALID: 'duration',
  TERM_INVALID: 'duration',
  TOO_MANY_ROWS: 'duration',
  ROWS_MISSING: 'typedRows',
  ROW_DATE_INVALID: 'typedRows',
  ROW_DATE_NOT_AFTER: 'typedRows',
  ROW_AMOUNT_INVALID: 'typedRows',
  ROWS_SUM_DIFFERS: 'typedRows',
};

const ROW_FIELDS: Partial<Record<ScheduleProblem['code'], string>> = {
  ROW_DATE_INVALID: 'paymentDate',
  ROW_DATE_NOT_AFTER: 'paymentDate',
  ROW_AMOUNT_INVALID: 'principal',
};

/**
 * What is wrong with the terms of a request as a whole: interest on a product that bears none, the borrower as the own
 * guarantor, each problem of its schedule at its field, and a fee or
 * interest in advance that leaves nothing to pay out (docs/domain/lending.md 1.1, 4.4, 5.5).
 */
export function termIssues(values: Values, startDate: string): ValidationIssue<RequestField>[] {
  const { productType, interestRate, guarantorId, customerId } = values;
  if (productType === 'LOAN_POCKET_ZERO' && Number(interestRate ?? 0) !== 0)
    return [{ field: 'interestRate', message: 'loanActions.create.zero_rate' }];
  if (!isBlank(guarantorId) && String(guarantorId) === String(customerId))
    return [{ field: 'guarantorId', message: 'loanActions.create.own_guarantor' }];
  if (!values.chartType || !values.termUnit) return [];
  const terms = termsOf(values, startDate);
  const problems = scheduleProblems(terms);
  if (problems.length > 0) {
    return problems.map(({ code, row }): ValidationIssue<RequestField> => {
      const field = PLACES[code];
      const inner = ROW_FIELDS[code];
      return {
        field: row && inner ? `${field}.${row - 1}.${inner}` : field,
        message: problemKey(code),
      };
    });
  }
  try {
    payOut(terms);
    return [];
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return [{ field: 'fee', message: problemKey('NOTHING_PAID_OUT') }];
  }
}

/**
 * The rules of a request beyond its single fields, for the form and the gateway alike: typed rows that do not sum to
 * the amount, dates that do not increase, nothing left to pay out (docs/domain/lending.md 5.3). A record that is there
 * already is calculated from its own day.
 */
export function requestIssues(values: Values): ValidationIssue<RequestField>[] {
  if (!requestTerms(values, '')) return [];
  const issued = dayOf((values.lendedDate ?? values.createdAt) as DateValue);
  return termIssues(values, issued ?? today());
}
