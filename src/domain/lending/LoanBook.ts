import type { AssetClassification, LoanChartType, LoanState } from '../enums/loans';
import type { ValueOf } from '../enums/enumeration';
import { isPositive, minus, total } from './amounts';
import { type LendingSettings, USUAL_SETTINGS } from './lendingSettings';
import { type Installment, isLive, unpaidPrincipal } from './Installment';

/** One of the five asset classes by name. */
export type AssetClass = ValueOf<typeof AssetClassification>;

/** A sum owed beside the schedule: court fee and cost, or a fee such as that of an extension. */
export interface Charge {
  kind: 'COURT' | 'FEE';
  amount: string;
  paid: string;
}

/**
 * After a renewal the class does not improve until enough rows in a row were paid on time
 * (docs/domain/lending.md 10.3).
 */
export interface RenewalWatch {
  /** Day of the renewal. */
  since: string;
  /** The class on that day: no better one holds while the watch lasts. */
  floor: AssetClass;
  /** So many rows in a row must be paid on time, as it was set on the day of the renewal. */
  rows: number;
}

/** What the rules of lending know of a loan; everything else follows from it. Amounts are decimal strings. */
export interface LoanBook {
  state: LoanState;
  chart: LoanChartType;
  lentAmount: string;
  lentDate: string;
  /** Percent a year. */
  annualPercent: string;
  /** Additional interest in percent of the base interest on overdue principal, 0–20 (Civil Code, art. 452.2). */
  additionalPercent: string;
  /** Every row there ever was, in the order of its number; the live ones strictly increase by due date. */
  rows: readonly Installment[];
  charges: readonly Charge[];
  isExtendable: boolean;
  /** New due dates on a day off move to the next working day. */
  holidayShift?: boolean;
  /** Extensions so far. */
  extensions: number;
  hasPendingExtension: boolean;
  /** Renewals so far. */
  renewals: number;
  watch: RenewalWatch | null;
  /** The day on which accrual stopped, in the risk department and in court (docs/domain/lending.md 6.1). */
  accrualStop: string | null;
  /** Windows and fees that an action is judged by; the usual ones where nothing is said. Never kept with the loan. */
  settings?: LendingSettings;
}

/** What an action on a loan is judged by. */
export const settingsOf = ({ settings }: Pick<LoanBook, 'settings'>): LendingSettings =>
  settings ?? USUAL_SETTINGS;

/** Rows that are still to be paid, the earliest first. */
export function liveRows(book: LoanBook): Installment[] {
  return book.rows.filter(isLive);
}

/** Σ principal of live rows that is not paid: the balance of the loan (R2, docs/domain/money.md 9.1). */
export function balanceOf(book: LoanBook): string {
  return total(book.rows.map(unpaidPrincipal));
}

/** What is open of charges of one kind, or of all. */
export function openCharges(book: LoanBook, kind?: Charge['kind']): string {
  const charges = book.charges.filter((charge) => !kind || charge.kind === kind);
  return total(charges.map((charge) => minus(charge.amount, charge.paid)));
}

/** True when nothing is left to pay. */
export function isSettled(book: LoanBook): boolean {
  return !book.rows.some(isLive) && !isPositive(openCharges(book));
}

/** The number that a new row gets. */
export function nextNo(book: LoanBook): number {
  return book.rows.reduce((last, row) => Math.max(last, row.no), 0) + 1;
}
