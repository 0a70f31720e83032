import { excess, minus, plus, total } from '../../../../domain/lending/amounts';
import { bringToDate } from '../../../../domain/lending/accrual';
import { type Installment, unpaidPrincipal } from '../../../../domain/lending/Installment';
import { liveRows, type LoanBook, openCharges } from '../../../../domain/lending/LoanBook';

/** What a live row still asks for if all goes to plan. Amounts are decimal strings. */
export interface PlanRow {
  no: number;
  dueDate: string;
  principal: string;
  /** Base, overdue and additional interest to the due date, less what was paid. */
  interest: string;
  fee: string;
  total: string;
}

/** The columns of a plan that are sums. */
export type PlanSums = Omit<PlanRow, 'no' | 'dueDate'>;

/** The live rows of a book, charged to a day, with what is still to be paid on each. */
export function planRowsOf(book: LoanBook, date: string): PlanRow[] {
  return liveRows(bringToDate(book, date)).map((row) => {
    const principal = unpaidPrincipal(row);
    const interest = interestAhead(row);
    const fee = excess(row.fee, row.paidFee);
    return {
      no: row.no,
      dueDate: row.dueDate,
      principal,
      interest,
      fee,
      total: total([principal, interest, fee]),
    };
  });
}

/** Σ of a plan with the charges beside it: the raw values, never the displayed ones. */
export function planSums(rows: readonly PlanRow[], book: LoanBook): PlanSums {
  const charges = openCharges(book);
  const sum = (column: keyof PlanSums) => total(rows.map((row) => row[column]));
  return {
    principal: sum('principal'),
    interest: sum('interest'),
    fee: plus(sum('fee'), charges),
    total: plus(sum('total'), charges),
  };
}

function interestAhead(row: Installment): string {
  return total([
    excess(row.interest, row.paidInterest),
    minus(row.overdueInterest, row.paidOverdueInterest),
    minus(row.additionalInterest, row.paidAdditionalInterest),
  ]);
}
