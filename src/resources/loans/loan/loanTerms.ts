import { dayOf } from '../../../domain/dates';
import { payOut, type PayoutTerms } from '../../../domain/lending/payout';
import { scheduleProblems, type ScheduleProblem } from '../../../domain/lending/scheduleProblems';
import { toMoney } from '../../../domain/money';
import type { LoanChartType, PaymentOption, TermUnit } from '../../../domain/enums/loans';
import type { ValidationIssue } from '../../../entity/entity';
import { problemKey } from './acts/calculation';
import type { requestFields } from './loanFields';

type RequestField = keyof typeof requestFields;
type Values = Readonly<Partial<Record<RequestField, unknown>>>;

/** A row of chart 06 as the form has it. */
interface TypedRow {
  paymentDate?: unknown;
  principal?: unknown;
}

/**
 * What a request asks for, as the rules of lending read it: the form's preview and the gateway have the same terms.
 * @param startDate day of the pay-out; the present day while it is a request
 */
export function termsOf(values: Values, startDate: string): PayoutTerms {
  const rows = Array.isArray(values.typedRows) ? (values.typedRows as TypedRow[]) : [];
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
    ...(values.chartType === '06'
      ? {
          typedRows: rows.map(({ paymentDate, principal }) => ({
            dueDate: dayOf(paymentDate as string) ?? '',
            principal: amountOf(principal),
          })),
        }
      : {}),
  };
}

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
 * What is wrong with the terms of a request as a whole: each problem of its schedule at its field, and a fee or
 * interest in advance that leaves nothing to pay out (docs/domain/lending.md 5.5).
 */
export function termIssues(values: Values, startDate: string): ValidationIssue<RequestField>[] {
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

const amountOf = (value: unknown): string => toMoney(value as string) ?? '0.00';
