import { plus, ZERO } from '../../../../src/domain/lending/amounts';
import { onTimeRows, watchedFloor } from '../../../../src/domain/lending/renewalWatch';
import { STUDENT_PRODUCTS } from '../../../../src/domain/lending/requestLimit';
import { LOAN_STAGES } from '../../../../src/domain/settings';
import { STAGES, type Stage } from '../../../../src/resources/loans/service-monitoring/stages';
import { claimOn } from '../book/courtCase';
import { fileOf } from '../book/fileOf';
import { studentContractOf } from '../../contracts/student-guarantee/studentContracts';
import { leasingReceipts } from '../leasing-refund/leasing';
import type { Call } from '../../../engine/Call';
import { factsNow } from './loanRequests';
import type { MockRecord } from '../../../engine/MockRecord';
import { collectionOf } from '../../../engine/records';
import type { Store } from '../../../engine/Store';

const loansIn = (call: Call, ...states: readonly string[]): MockRecord[] =>
  collectionOf(call, 'loans').all.filter(({ state }) => states.includes(String(state)));

/** Loans in court with what their case says. */
export const courtRows = (call: Call): MockRecord[] =>
  loansIn(call, 'LOAN_COURT').map((loan) => {
    const file = fileOf(loan);
    const { court } = file;
    const claim = court && claimOn(file, court, call.store.clock.today());
    return {
      ...loan,
      ...factsNow(call.store, loan),
      courtState: court?.state ?? null,
      courtDate: court?.date ?? null,
      claim: claim?.total ?? null,
      courtCosts: claim ? plus(claim.courtFee, claim.courtCost) : null,
      awarded: court?.awarded ?? null,
    };
  });

/** Overdue ongoing loans, and the renewed ones whose watch lasts. */
export function renewalRows(call: Call): MockRecord[] {
  const today = call.store.clock.today();
  return loansIn(call, 'LOAN_ONGOING').flatMap((loan) => {
    const { book } = fileOf(loan);
    if (!book) return [];
    const isWatched = watchedFloor(book, today) !== null;
    if (!isWatched && loan.derivedState !== 'OVERDUE') return [];
    const { watch } = book;
    return [
      {
        ...loan,
        ...factsNow(call.store, loan),
        renewals: book.renewals,
        isWatched,
        renewedOn: watch?.since ?? null,
        watchProgress:
          isWatched && watch ? `${onTimeRows(book.rows, watch, today)} / ${watch.rows}` : null,
      },
    ];
  });
}

const MINUTE_MS = 60_000;

/** Since when a loan is in its state: the first of its events there. */
const stageSince = (loan: MockRecord): string => {
  const { events, state } = fileOf(loan);
  return (events.find((event) => event.state === state) ?? events[events.length - 1]).at;
};

function latenessOf(state: Stage, since: string, now: number): 'IN_TIME' | 'LATE' | 'VERY_LATE' {
  const minutes = (now - Date.parse(since)) / MINUTE_MS;
  const sla = LOAN_STAGES.slaMinutes[state];
  if (minutes <= sla) return 'IN_TIME';
  return minutes > sla * LOAN_STAGES.veryLateFactor ? 'VERY_LATE' : 'LATE';
}

/** Loans between their request and their issue, with the time that they have been there and the last failure. */
export const stageRows = (call: Call): MockRecord[] =>
  loansIn(call, ...STAGES).map((loan) => {
    const failure = fileOf(loan).events.findLast(({ ok }) => !ok);
    const since = stageSince(loan);
    return {
      ...loan,
      ...factsNow(call.store, loan),
      stageSince: since,
      lateness: latenessOf(loan.state as Stage, since, call.store.clock.now()),
      failureCode: failure?.code ?? null,
      failureText: failure?.message ?? failure?.code ?? null,
    };
  });

/** Student and tuition loans with what their student studies. */
export const studentRows = (call: Call): MockRecord[] =>
  collectionOf(call, 'loans')
    .all.filter(({ productType }) => STUDENT_PRODUCTS.includes(productType))
    .map((loan) => ({ ...loan, ...educationOf(call.store, loan.customerId as number) }));

/** What a student studies, as the own guarantee contract knows it; nothing without one. */
export function educationOf(store: Store, customerId: number): Record<string, unknown> {
  const own: Readonly<Record<string, unknown>> = studentContractOf(store, customerId) ?? {};
  const { school, course, schoolYear, scholarshipType } = own;
  return { school, course, schoolYear, scholarshipType };
}

/** Receipts of leasing loans, as they are now. */
export const leasingRows = (call: Call): MockRecord[] =>
  leasingReceipts(collectionOf(call, 'loans').all);

/** Σ of some amounts that may be missing. */
export const sumOf = (amounts: readonly unknown[]): string =>
  plus(...amounts.map((amount) => String(amount ?? ZERO)));
