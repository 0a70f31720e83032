import { dayOf } from '../../../../src/domain/dates';
import { AssetClassification } from '../../../../src/domain/enums/loans';
import { minus, plus, ZERO } from '../../../../src/domain/lending/amounts';
import { balanceOf } from '../../../../src/domain/lending/LoanBook';
import type {
  ClassMove,
  ClassStanding,
  DayFigures,
  RunCheck,
} from '../../../../src/resources/settings/eod/run';
import type { LedgerAccount } from '../../../ledger/chart';
import type { BookDays } from '../../../ledger/BookDays';
import { ledgerOf } from '../../../ledger/Ledger';
import type { Store } from '../../../engine/Store';
import { fileOf } from '../../loans/book/fileOf';
import type { LoanFile } from '../../loans/book/LoanFile';

type Classes = Record<AssetClassification, ClassStanding>;

/** A loan at the end of a day; undefined while it was not lent yet, or closed. */
interface Standing {
  assetClass: AssetClassification;
  balance: string;
}

export const filesIn = (store: Store): LoanFile[] =>
  (store.collection('loans')?.all ?? []).map(fileOf);

/** A loan as it is now. */
function standingNow({ book, closed, storedClass }: LoanFile): Standing | undefined {
  return book && !closed ? { assetClass: storedClass, balance: balanceOf(book) } : undefined;
}

const LOAN_ACCOUNT = 'ledgerAccounts.loan';

/** Debit − credit of lines. */
const netOf = (lines: LoanFile['lines']): string =>
  minus(
    plus(ZERO, ...lines.map(({ debit }) => debit ?? ZERO)),
    plus(ZERO, ...lines.map(({ credit }) => credit ?? ZERO)),
  );

/** A loan as the run of a day left it: what somebody booked while it ran is in the books of the next day. */
export const standingIn =
  (days: BookDays, day: string) =>
  (file: LoanFile): Standing | undefined => {
    const { book, storedClass, lines } = file;
    const own = lines.filter(({ accountKey }) => accountKey === LOAN_ACCOUNT);
    const later = own.filter(({ bookedAt }) => days.dayAt(bookedAt) > day);
    if (later.length === 0) return standingNow(file);
    if (!book || later.length === own.length) return undefined;
    return { assetClass: storedClass, balance: minus(balanceOf(book), netOf(later)) };
  };

type Past = LoanFile['past'];

const days = new WeakMap<Past, readonly string[]>();

/** The day of every row of a sample loan's history: found once, a month of runs asks for them again and again. */
export function daysOf(past: Past): readonly string[] {
  const known = days.get(past) ?? past.map(({ at }) => dayOf(at) ?? '');
  days.set(past, known);
  return known;
}

/**
 * A sample loan at the end of an earlier day: as it is now, with everything taken back that its history has after that
 * day.
 */
export function standingAt(file: LoanFile, day: string): Standing | undefined {
  const { book, closed, past } = file;
  if (!book || book.lentDate > day || (closed && closed.date <= day)) return undefined;
  const at = daysOf(past);
  const then = (field: string): unknown =>
    past.find((row, index) => row.field === field && at[index] > day)?.from;
  return {
    assetClass: (then('classification') as AssetClassification | null) ?? file.storedClass,
    balance: plus(String(then('balance') ?? balanceOf(book))),
  };
}

/** Σ of one account over the journals of loans that are in the books up to a day. */
function booked(
  files: readonly LoanFile[],
  account: LedgerAccount,
  { days, through }: { days: BookDays; through: string },
): string {
  const key = `ledgerAccounts.${account}`;
  return netOf(
    files
      .flatMap((file) => file.lines)
      .filter(({ accountKey, bookedAt }) => accountKey === key && days.dayAt(bookedAt) <= through),
  );
}

/** The loans by class at the end of a day. */
export function figuresAt(
  files: readonly LoanFile[],
  date: string,
  standing: (file: LoanFile) => Standing | undefined,
): DayFigures {
  const classes = Object.fromEntries(
    AssetClassification.values.map((one) => [one, { loans: 0, balance: ZERO }]),
  ) as Classes;
  const balances = new Map<AssetClassification, string[]>();
  for (const file of files) {
    const found = standing(file);
    if (!found) continue;
    const { assetClass, balance } = found;
    classes[assetClass].loans += 1;
    const amounts = balances.get(assetClass) ?? [];
    balances.set(assetClass, amounts);
    amounts.push(balance);
  }
  for (const [assetClass, amounts] of balances)
    classes[assetClass].balance = plus(ZERO, ...amounts);
  return { date, classes, interest: null, additional: null };
}

/** The same with the interest that ran and was not paid, by the journals of the loans. */
export const figuresWithInterest = (
  files: readonly LoanFile[],
  date: string,
  days: BookDays,
  standing: (file: LoanFile) => Standing | undefined = standingIn(days, date),
): DayFigures => ({
  ...figuresAt(files, date, standing),
  interest: booked(files, 'accruedInterest', { days, through: date }),
  additional: booked(files, 'accruedAdditional', { days, through: date }),
});

/** The figures beside the books of the same day (R5, docs/domain/money.md 6.1). */
export function checksOf(store: Store, figures: DayFigures): RunCheck[] {
  const through = figures.date;
  const ledger = (account: LedgerAccount) => ledgerOf(store).balanceOf(account, { through });
  const principal = plus(ZERO, ...Object.values(figures.classes).map(({ balance }) => balance));
  return [
    { key: 'principal', loans: principal, ledger: ledger('loan') },
    ...(figures.interest === null || figures.additional === null
      ? []
      : [
          {
            key: 'interest' as const,
            loans: figures.interest,
            ledger: ledger('accruedInterest'),
          },
          {
            key: 'additional' as const,
            loans: figures.additional,
            ledger: ledger('accruedAdditional'),
          },
        ]),
  ];
}

/** The class of every loan, by its id: what moves are counted from. */
export const classesById = (
  files: readonly LoanFile[],
  standing: (file: LoanFile) => Standing | undefined,
): ReadonlyMap<number, AssetClassification> =>
  new Map(
    files.flatMap((file) => {
      const found = standing(file);
      return found ? [[file.id, found.assetClass] as const] : [];
    }),
  );

/** The class of every sample loan at the end of an earlier day. */
export const classesAt = (files: readonly LoanFile[], day: string) =>
  classesById(files, (file) => standingAt(file, day));

/** How many loans went from where to where between two days. */
export function movesBetween(
  before: ReadonlyMap<number, AssetClassification>,
  after: ReadonlyMap<number, AssetClassification>,
): ClassMove[] {
  const moves = new Map<string, ClassMove>();
  for (const id of new Set([...before.keys(), ...after.keys()])) {
    const [from, to] = [before.get(id) ?? null, after.get(id) ?? null];
    if (from === to) continue;
    const key = `${from} ${to}`;
    const move = moves.get(key) ?? { from, to, loans: 0 };
    moves.set(key, { ...move, loans: move.loans + 1 });
  }
  const rank = (one: AssetClassification | null) =>
    one === null ? -1 : AssetClassification.values.indexOf(one);
  return [...moves.values()].sort(
    (one, other) => rank(one.from) - rank(other.from) || rank(one.to) - rank(other.to),
  );
}
