import { LedgerAccountKind } from '../enums/accounting';
import { minus, total, ZERO } from '../lending/amounts';
import { compareMoney, isNegativeMoney } from '../money';

/** An account of the general ledger over a period; balances are above zero on its natural side. */
export interface PeriodBalances {
  id: string;
  kind: LedgerAccountKind;
  natural: 'debit' | 'credit';
  opening: string;
  debit: string;
  credit: string;
  closing: string;
}

/** The six figures of a trial balance, decimal strings; what does not stand on a side is 0.00 there. */
export interface TrialFigures {
  openingDebit: string;
  openingCredit: string;
  debit: string;
  credit: string;
  closingDebit: string;
  closingCredit: string;
}

/** The figures in the order of their columns. */
export const TRIAL_FIGURES = [
  'openingDebit',
  'openingCredit',
  'debit',
  'credit',
  'closingDebit',
  'closingCredit',
] as const satisfies readonly (keyof TrialFigures)[];

/** A class of accounts with its accounts, and the sums of their columns. */
export interface TrialClass<R> {
  kind: LedgerAccountKind;
  sums: TrialFigures;
  accounts: (R & { figures: TrialFigures })[];
}

/** A balance on the side on which it stands: below zero it is on the other one, never a negative amount. */
function sidesOf(natural: 'debit' | 'credit', balance: string): [debit: string, credit: string] {
  const isNatural = !isNegativeMoney(balance);
  const amount = isNatural ? balance : minus(ZERO, balance);
  return (natural === 'debit') === isNatural ? [amount, ZERO] : [ZERO, amount];
}

function figuresOf({ natural, opening, debit, credit, closing }: PeriodBalances): TrialFigures {
  const [openingDebit, openingCredit] = sidesOf(natural, opening);
  const [closingDebit, closingCredit] = sidesOf(natural, closing);
  return { openingDebit, openingCredit, debit, credit, closingDebit, closingCredit };
}

/** Column by column. */
export const sumOfFigures = (rows: readonly TrialFigures[]): TrialFigures =>
  Object.fromEntries(
    TRIAL_FIGURES.map((figure) => [figure, total(rows.map((row) => row[figure]))]),
  ) as unknown as TrialFigures;

/**
 * The trial balance by class and account (docs/domain/money.md 4.7). Accounts on which nothing was and nothing moved are left
 * out, and so are classes without accounts.
 */
export function trialBalanceOf<R extends PeriodBalances>(rows: readonly R[]): TrialClass<R>[] {
  return LedgerAccountKind.values.flatMap((kind) => {
    const accounts = rows
      .filter((row) => row.kind === kind)
      .map((row) => ({ ...row, figures: figuresOf(row) }))
      .filter(({ figures }) =>
        TRIAL_FIGURES.some((figure) => compareMoney(figures[figure], ZERO) !== 0),
      );
    const sums = sumOfFigures(accounts.map(({ figures }) => figures));
    return accounts.length > 0 ? [{ kind, sums, accounts }] : [];
  });
}

/** Whether debit is credit: at the beginning, in the turnover and at the end (R6). */
export const isInBalance = (sums: TrialFigures): boolean =>
  sums.openingDebit === sums.openingCredit &&
  sums.debit === sums.credit &&
  sums.closingDebit === sums.closingCredit;
