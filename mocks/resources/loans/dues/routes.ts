import { total } from '../../../../src/domain/lending/amounts';
import { figuresOf } from '../../../../src/domain/lending/figures';
import loans from '../../../../src/resources/loans/loan/loan.entity';
import { type DueDay, readDueDays } from '../../../../src/resources/loans/dues/api';
import type { Answer, Call, Route } from '../../../engine/Call';
import { need } from '../../../engine/Caller';
import type { MockRecord } from '../../../engine/MockRecord';
import { collectionOf } from '../../../engine/records';
import { route } from '../../../engine/route';
import { isVisible } from '../../../engine/tenancy';
import { fileOf } from '../book/fileOf';

/** What is to be paid on the date of repayment: the row of that day; everything due where no row is to come. */
function dueOf(loan: MockRecord, today: string): string {
  const { book } = fileOf(loan);
  const next = book && figuresOf(book, today).nextDue;
  return next && next.date === loan.refundDate ? next.amount : String(loan.dueNow ?? '0.00');
}

/** The loans of each day that the caller may see, by the date that their list is filtered by. */
function dueDays(call: Call): Answer<DueDay[]> {
  need(call.caller, loans.access.list);
  const [from, to] = ['from', 'to'].map((side) => call.query.get(side) ?? '');
  const today = call.store.clock.today();
  const byDay = new Map<string, string[]>();
  for (const loan of collectionOf(call, 'loans').all) {
    const date = String(loan.refundDate ?? '');
    if (date < from || date > to || date === '' || !isVisible(call.caller, loan)) continue;
    byDay.set(date, [...(byDay.get(date) ?? []), dueOf(loan, today)]);
  }
  const body = [...byDay]
    .map(([date, amounts]): DueDay => ({ date, count: amounts.length, amount: total(amounts) }))
    .sort((one, other) => one.date.localeCompare(other.date));
  return { body };
}

/** What is due by day (docs/domain/interface.md 5.8; the address is assumed). */
export const routes: readonly Route[] = [route(readDueDays, dueDays)];
