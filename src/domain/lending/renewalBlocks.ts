import Big from 'big.js';
import { addDays } from '../dates';
import { isDay } from '../dateParts';
import type { LoanChartType } from '../enums/loans';
import { LENDING } from '../settings';
import { USUAL_SETTINGS } from './lendingSettings';
import { excess, isPositive, isWholeAmount, ZERO } from './amounts';
import { daysPastDue } from './daysPastDue';
import { dueDatesFrom, periodMonthsOf } from './dueDates';
import { reschedulingFeeMax } from './reschedulingFees';
import { type AssetClass, balanceOf, type LoanBook, settingsOf } from './LoanBook';
import type { Plan } from './planRows';
import type { Block } from './Refusal';
import { scheduleProblems } from './scheduleProblems';
import type { DayShift, DaysOff } from './workingDays';

/** The new plan of an overdue loan (docs/domain/lending.md 10.1). Dates `YYYY-MM-DD`, amounts decimal strings. */
export interface RenewalPlan {
  /** Day of the renewal. */
  date: string;
  chart: LoanChartType;
  /** Rows of charts 01–05. */
  count: number;
  /** Due date of the first row with principal, for charts 01–05. */
  firstDate: string;
  /** Rows of chart 06; they sum to the balance. */
  typedRows?: readonly { dueDate: string; principal: string }[];
  /** Fee of the renewal, due with the carried interest. */
  fee?: string;
  /** When the carried interest is due; some days after the renewal when left out. */
  arrearsDate?: string;
  /** What is set on the day of the renewal, kept with it: days until then, and rows of the watch. */
  arrearsDays?: number;
  watchRows?: number;
  /** The class that is stored, when it is worse than the class by days. */
  storedClass?: AssetClass;
  /** Whether a lead does it: a second renewal needs one. */
  isLead: boolean;
  /** The holidays of that day, kept with it too. */
  daysOff?: DaysOff;
  shift?: DayShift;
}

/** What forbids a renewal, all reasons at once (T11, docs/domain/lending.md 10.1, 10.2). */
export function renewalBlocks(book: LoanBook, plan: RenewalPlan): Block[] {
  const blocks: Block[] = [];
  if (book.state !== 'LOAN_ONGOING') {
    blocks.push({ code: 'STATE_FORBIDS', values: { state: book.state } });
  }
  if (daysPastDue(book.rows, plan.date) === 0) blocks.push({ code: 'NOT_OVERDUE' });
  if (book.renewals >= settingsOf(book).renewalsWithoutLead && !plan.isLead) {
    blocks.push({ code: 'LEAD_NEEDED', values: { renewals: book.renewals } });
  }
  const fee = plan.fee ?? ZERO;
  const bounds = renewalBounds(book, plan.date);
  if (!isWholeAmount(fee, 'zero too')) blocks.push({ code: 'AMOUNT_INVALID' });
  else if (isPositive(excess(fee, bounds.fee))) {
    blocks.push({ code: 'FEE_OVER', values: { max: bounds.fee } });
  }
  const balance = balanceOf(book);
  if (!isPositive(balance)) return [...blocks, { code: 'NOTHING_TO_PAY' }];
  return [...blocks, ...planBlocks(plan, balance, bounds.firstDate)];
}

/** The latest day of a renewal's first row, and the most that it costs (docs/domain/lending.md 10.2). */
export const renewalBounds = (
  book: LoanBook,
  date: string,
): { firstDate: string; fee: string } => ({
  firstDate: addDays(date, settingsOf(book).renewalFirstDaysMax),
  fee: reschedulingFeeMax(balanceOf(book), settingsOf(book)),
});

/** Due dates of the rows with principal. */
export function planDates(plan: RenewalPlan): string[] {
  return plan.chart === '06'
    ? (plan.typedRows ?? []).map((row) => row.dueDate)
    : dueDatesFrom(plan.firstDate, plan.chart, plan.count, plan.shift);
}

/** How the principal falls over those dates. */
export function renewalShare({ chart, typedRows = [] }: RenewalPlan): Plan['share'] {
  if (chart === '06') return typedRows.map((row) => row.principal);
  return chart === '05' ? 'EQUAL_TOTAL' : 'EQUAL_PRINCIPAL';
}

/** When the carried interest is due: always before the first row with principal. */
export function arrearsDateOf(plan: RenewalPlan): string {
  const latest = addDays(planDates(plan)[0], -1);
  const days = plan.arrearsDays ?? USUAL_SETTINGS.renewalArrearsDays;
  const wanted = plan.arrearsDate ?? addDays(plan.date, days);
  return wanted < latest ? wanted : latest;
}

/** @param latest the last day that the first row may be due on */
function planBlocks(plan: RenewalPlan, balance: string, latest: string): Block[] {
  const { date, chart, arrearsDate } = plan;
  const problem = chart === '06' ? typedProblem(plan, balance) : countProblem(plan, balance);
  if (problem) return [problem];
  const first = planDates(plan)[0];
  if (first <= date) return [{ code: 'DATE_NOT_AFTER_TODAY', values: { date: first } }];
  if (first > latest) return [{ code: 'DATE_OVER', values: { max: latest } }];
  const isOutside = arrearsDate !== undefined && (arrearsDate < date || arrearsDate >= first);
  return isOutside ? [{ code: 'PLAN_INVALID', values: { problem: 'ARREARS_DATE_INVALID' } }] : [];
}

function typedProblem({ date, typedRows }: RenewalPlan, balance: string): Block | null {
  const [problem] = scheduleProblems({
    principal: balance,
    annualPercent: '0',
    startDate: date,
    chart: '06',
    termUnit: 'MONTH',
    term: 1,
    typedRows,
  });
  return problem ? { code: 'PLAN_INVALID', values: { problem: problem.code } } : null;
}

function countProblem({ count, firstDate, chart }: RenewalPlan, balance: string): Block | null {
  const invalid = (problem: string): Block => ({ code: 'PLAN_INVALID', values: { problem } });
  if (!isDay(firstDate)) return invalid('ROW_DATE_INVALID');
  if (!Number.isInteger(count) || count < 1) return invalid('TERM_INVALID');
  // As many months as a request may have, however far apart the rows are.
  const months = chart === '06' ? count : count * periodMonthsOf(chart);
  if (months > LENDING.rowsMax) return invalid('TOO_MANY_ROWS');
  return new Big(balance).lt(new Big('0.01').times(count)) ? invalid('AMOUNT_TOO_SMALL') : null;
}
