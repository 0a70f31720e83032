import { addDays, daysBetween } from '../dates';
import { minus, ZERO } from '../lending/amounts';
import { SAVING } from '../settings';
import { interestUntil, type SavingTerms } from './figures';

/** A day on which interest is added to savings (docs/domain/customers.md 9.4). */
export interface SavingRow {
  date: string;
  /** Of the days since the row before. */
  interest: string;
  /** Of all days so far. */
  capitalised: string;
}

/** Savings with a day of maturity. */
export type TermSaving = SavingTerms & { readonly maturesOn: string };

/** The plan of savings: every 30 days, and at maturity what is left until then. */
export function savingSchedule(terms: TermSaving): SavingRow[] {
  const rows: SavingRow[] = [];
  let before = ZERO;
  for (const date of capitalisationDays(terms)) {
    const capitalised = interestUntil(terms, date, 'CASH_OUT');
    rows.push({ date, interest: minus(capitalised, before), capitalised });
    before = capitalised;
  }
  return rows;
}

/** The days on which interest is added, through maturity. */
export function capitalisationDays({ openedOn, maturesOn }: TermSaving): string[] {
  const whole = Math.floor(
    ((daysBetween(openedOn, maturesOn) ?? 0) - 1) / SAVING.capitaliseEveryDays,
  );
  return [
    ...Array.from({ length: Math.max(0, whole) }, (_, place) =>
      addDays(openedOn, (place + 1) * SAVING.capitaliseEveryDays),
    ),
    maturesOn,
  ];
}

/** Interest that was added by the end of a day, by the plan. */
export const plannedInterest = (terms: TermSaving, day: string): string =>
  savingSchedule(terms).findLast(({ date }) => date <= day)?.capitalised ?? ZERO;
