import { addDays } from '../dates';
import { minus, plus } from '../lending/amounts';
import type { StatementLineState } from '../enums/bankMoney';
import type { BankStatement, StatementLine } from './BankStatement';
import type { StatementFault } from './StatementFault';

/** A line of the account that the house knows already. */
export type KnownLine = Pick<StatementLine, 'date' | 'side' | 'amount' | 'reference' | 'text'>;

/** What the house knows of the account that a statement names. */
export interface KnownAccount {
  /** What the account held at the end of a day. */
  closingOf(day: string): string;
  /** The lines of some days, in the order of the bank. */
  lines: readonly KnownLine[];
  /** The last day whose statement is known to its end: nothing can come into it. */
  wholeUntil: string;
  today: string;
}

/** A line of a file, and what it is to the house. */
export interface JudgedLine extends StatementLine {
  state: StatementLineState;
}

/** A statement with everything that is against it; it is taken whole or not at all. */
export interface JudgedStatement {
  lines: JudgedLine[];
  faults: StatementFault[];
}

const CURRENCY = 'MNT';

const referenceOf = ({ reference }: Pick<KnownLine, 'reference'>): string =>
  reference.trim().toUpperCase();

/** What tells a line apart that has no reference of the bank; the same twice on a day is two lines. */
const lookOf = ({ date, side, amount, text }: KnownLine): string =>
  [date, side, amount, text.replace(/\s+/g, ' ').trim().toUpperCase()].join('|');

const signed = ({ side, amount }: Pick<StatementLine, 'side' | 'amount'>): string =>
  side === 'IN' ? amount : `-${amount}`;

/** Opening and lines make the closing, and the balance after each line where the file says it. */
function sumFaults({ opening, closing, lines }: BankStatement): StatementFault[] {
  let balance = opening;
  for (const line of lines) {
    balance = plus(balance, signed(line));
    if (line.balance !== null && line.balance !== balance)
      return [
        { code: 'running', row: line.row, values: { expected: balance, given: line.balance } },
      ];
  }
  return balance === closing
    ? []
    : [{ code: 'sum', values: { expected: balance, given: closing } }];
}

/** Lines of days that the statement is not of, or that are still to come. */
function dayFaults({ from, to, lines }: BankStatement, today: string): StatementFault[] {
  if (to > today) return [{ code: 'future', values: { day: to } }];
  return lines
    .filter(({ date }) => date < from || date > to)
    .map(({ row, date }) => ({ code: 'outside', row, values: { day: date } }));
}

/** The same reference of the bank a second time in one file. */
function twiceIn(lines: readonly StatementLine[]): StatementFault[] {
  const seen = new Set<string>();
  return lines.flatMap((line): StatementFault[] => {
    const reference = referenceOf(line);
    if (reference === '') return [];
    if (seen.has(reference))
      return [{ code: 'twice', row: line.row, values: { reference: line.reference } }];
    seen.add(reference);
    return [];
  });
}

/** Finds the line of the house that a line of a file is, each once; what is left over afterwards is in no line of the file. */
function finder(known: readonly KnownLine[]) {
  const left = new Set(known);
  const byReference = new Map(known.map((line) => [referenceOf(line), line]));
  const byLook = new Map<string, KnownLine[]>();
  for (const line of known) {
    const alike = byLook.get(lookOf(line));
    if (alike) alike.push(line);
    else byLook.set(lookOf(line), [line]);
  }
  const find = (line: StatementLine): KnownLine | undefined => {
    const found =
      referenceOf(line) === ''
        ? byLook.get(lookOf(line))?.find((one) => left.has(one))
        : byReference.get(referenceOf(line));
    if (found) left.delete(found);
    return found;
  };
  return { find, left };
}

/**
 * Judges a statement of a file by itself and by what the house knows (docs/domain/money.md 4.15). A line that is there already
 * stays one line; a day that is known to its end takes no new one, so that what begins the next day stays what it was.
 */
export function judgeStatement(statement: BankStatement, account: KnownAccount): JudgedStatement {
  const { from, to, opening, currency, lines } = statement;
  const { today, wholeUntil } = account;
  const faults: StatementFault[] = [
    ...(currency === CURRENCY ? [] : [{ code: 'currency', values: { currency } } as const]),
    ...dayFaults(statement, today),
    ...sumFaults(statement),
    ...twiceIn(lines),
  ];
  const day = addDays(from, -1);
  const expected = account.closingOf(day);
  if (expected !== opening)
    faults.push({
      code: 'gap',
      values: { day, expected, given: opening, difference: minus(opening, expected) },
    });
  const { find, left } = finder(account.lines.filter(({ date }) => date >= from && date <= to));
  const isKnown = lines.map((line) => {
    const known = find(line);
    const { row } = line;
    if (!known) {
      if (line.date <= wholeUntil)
        faults.push({ code: 'unknown_line', row, values: { day: line.date } });
      return false;
    }
    if (known.amount !== line.amount || known.side !== line.side || known.date !== line.date)
      faults.push({
        code: 'differs',
        row,
        values: { reference: known.reference, expected: signed(known), given: signed(line) },
      });
    return true;
  });
  // Today goes on: what came after the file was made is not missing in it.
  for (const { date, reference, amount } of left)
    if (date < today) faults.push({ code: 'missing', values: { day: date, reference, amount } });
  const refused = new Set(faults.flatMap(({ row }) => (row === undefined ? [] : [row])));
  return {
    faults,
    lines: lines.map((line, place): JudgedLine => ({
      ...line,
      state: refused.has(line.row) ? 'REFUSED' : isKnown[place] ? 'KNOWN' : 'NEW',
    })),
  };
}
