import {
  datesMovedBy,
  datesOn,
  type DayOff,
  moveOffDay,
  type MovedDate,
} from '../../../../src/domain/lending/dayOff';
import type { Call } from '../../../engine/Call';
import type { MockRecord } from '../../../engine/MockRecord';
import { collectionOf } from '../../../engine/records';
import type { Store } from '../../../engine/Store';
import { doWithLoan } from '../loan/loanActions';
import { accruedTo } from './accruals';
import { fileOf } from './fileOf';
import { bookOf, type Doing, type LoanFile, withAction } from './LoanFile';

/** A loan with the due dates that a new holiday moves. */
interface LoanMoved {
  loan: MockRecord;
  dates: MovedDate[];
}

/** Loans of all lenders whose due dates fall on a new holiday (docs/domain/lending.md 5.2). */
export const dueDatesMoved = (store: Pick<Store, 'collection'>, added: DayOff): LoanMoved[] =>
  (store.collection('loans')?.all ?? []).flatMap((loan) => {
    const { book } = fileOf(loan);
    const dates = book ? datesMovedBy(book, added) : [];
    return dates.length > 0 ? [{ loan, dates }] : [];
  });

/** How many due dates of all loans fall on a new holiday, those that stay on it among them. */
export const dueDatesOn = (store: Pick<Store, 'collection'>, added: DayOff): number =>
  (store.collection('loans')?.all ?? []).reduce((sum, loan) => {
    const { book } = fileOf(loan);
    return sum + (book ? datesOn(book, added).length : 0);
  }, 0);

/** The loan with its due dates off a new holiday; interest is booked to the day before its periods change. */
function withDayOff(known: LoanFile, doing: Doing, added: DayOff): LoanFile {
  const file = accruedTo(known, doing);
  const { after } = moveOffDay(bookOf(file), added);
  return { ...withAction(file, { kind: 'DAY_OFF', ...added }), book: after };
}

/**
 * Moves the due dates of all loans off a new holiday, each with a row in its loan's history.
 * @param name what the holiday is called
 * @returns how many due dates moved
 */
export function moveDueDates(call: Call, name: string, added: DayOff): number {
  const { store } = call;
  const moved = dueDatesMoved(store, added);
  const at = store.clock.iso();
  for (const { loan, dates } of moved) {
    const fields = doWithLoan(store, loan, null, (file, doing) => withDayOff(file, doing, added));
    for (const { from, to } of dates)
      store.history.add('loans', loan, {
        at,
        by: null,
        action: 'move_due_date',
        field: 'refundDate',
        from,
        to,
        origin: 'AUTO',
        reason: name,
      });
    collectionOf(call, 'loans').change(loan, { ...fields, updatedAt: at });
  }
  return moved.reduce((sum, { dates }) => sum + dates.length, 0);
}
