import { worseClass } from '../classification';
import { bringToDate } from './accrual';
import { total, plus, isPositive } from './amounts';
import { classOf } from './classOf';
import { isLive, openParts } from './Installment';
import { balanceOf, type LoanBook, settingsOf } from './LoanBook';
import { planRows } from './planRows';
import { refuseBlocked } from './Refusal';
import {
  arrearsDateOf,
  planDates,
  renewalBlocks,
  type RenewalPlan,
  renewalShare,
} from './renewalBlocks';
import { arrearsRow, openRows, replaceRows } from './replaceRows';
import { changeOf, type LendingChange } from './waterfall';
import { shiftOff } from './workingDays';

/** A renewed schedule. */
export interface RenewalResult extends LendingChange {
  /** What is carried as a separate first row; no interest accrues on it. */
  carried: { interest: string; additionalInterest: string; fee: string; total: string };
  /** Its due date, or null when nothing is carried. */
  arrearsDate: string | null;
  /** Unearned interest paid in advance that goes to the temporary account. */
  released: string;
}

/**
 * Renews an overdue schedule (T11, docs/domain/lending.md 10.1, 10.2): unpaid rows become CANCELLED, the remaining
 * principal gets the new plan with interest from this day, accrued interest and additional interest become a separate
 * first row without interest on interest. The balance does not change, and the class does not improve while the watch
 * lasts.
 * @throws Refusal with the blocks of `renewalBlocks`
 */
export function renew(book: LoanBook, asked: RenewalPlan): RenewalResult {
  const settings = settingsOf(book);
  const {
    arrearsDays = settings.renewalArrearsDays,
    watchRows = settings.renewalWatchRows,
    daysOff = settings.daysOff,
  } = asked;
  const set = { ...asked, arrearsDays, watchRows };
  const plan = book.holidayShift ? { shift: shiftOff(daysOff), ...set } : set;
  refuseBlocked(renewalBlocks(book, plan));
  const { date, fee } = plan;
  const posted = bringToDate(book, date);
  const open = posted.rows.filter(isLive).map(openParts);
  const interest = total(open.map((parts) => plus(parts.interest, parts.overdueInterest)));
  const additionalInterest = total(open.map((parts) => parts.additionalInterest));
  const fees = plus(total(open.map((parts) => parts.fee)), fee ?? '0');
  const carried = {
    interest,
    additionalInterest,
    fee: fees,
    total: plus(interest, additionalInterest, fees),
  };
  const dueDate = arrearsDateOf(plan);
  const arrears = { from: date, dueDate, interest, additionalInterest, fee: fees };
  const rows = planRows({
    principal: balanceOf(posted),
    annualPercent: book.annualPercent,
    startDate: date,
    dueDates: planDates(plan),
    share: renewalShare(plan),
  });
  const hasCarried = isPositive(carried.total);
  const fresh = [...(hasCarried ? [arrearsRow(arrears)] : []), ...openRows(rows)];
  const replaced = replaceRows(posted, { state: 'CANCELLED', date }, fresh);
  const { assetClass } = classOf(book, date);
  const floor = plan.storedClass ? worseClass(plan.storedClass, assetClass) : assetClass;
  const after: LoanBook = {
    ...replaced.book,
    chart: plan.chart,
    renewals: book.renewals + 1,
    watch: { since: date, floor, rows: watchRows },
  };
  return {
    ...changeOf(book, after, date),
    carried,
    arrearsDate: hasCarried ? dueDate : null,
    released: replaced.released,
  };
}
