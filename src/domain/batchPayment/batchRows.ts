import type { MessageKey } from '../../i18n/Catalogue';
import { parseSheetDay } from '../dayInput';
import { type ImportColumn, type Mapping, valuesOf } from '../imports/columns';
import { lostDigits } from '../imports/lostDigits';
import { compareMoney, subtractMoney, sumMoney, toDecimal } from '../money';
import { parseMoneyInput } from '../moneyInput';
import { isRegisterNumber, repairRegisterNumber } from '../registerNumber';

export type BatchColumn = 'loanCode' | 'accountNumber' | 'regnum' | 'amount' | 'date' | 'note';

/** The columns of a batch of payments (docs/domain/lending.md 8.7); one of the first three says whose loan it is. */
export const BATCH_COLUMNS: readonly ImportColumn<BatchColumn>[] = [
  {
    key: 'loanCode',
    aliases: ['Зээлийн код', 'Код', 'Loan code', 'Code', 'Код кредита', 'Код займа'],
    identifies: true,
  },
  {
    key: 'accountNumber',
    aliases: [
      'Зээлийн данс',
      'Данс',
      'Дансны дугаар',
      'Account',
      'Loan account',
      'Счёт',
      'Счёт кредита',
      'Счёт займа',
    ],
    identifies: true,
  },
  {
    key: 'regnum',
    aliases: [
      'Регистр',
      'Регистрийн дугаар',
      'РД',
      'Register number',
      'Regnum',
      'Регистрационный номер',
    ],
    identifies: true,
  },
  {
    key: 'amount',
    aliases: ['Дүн', 'Төлөх дүн', 'Төлсөн дүн', 'Мөнгөн дүн', 'Amount', 'Sum', 'Сумма'],
    required: true,
  },
  { key: 'date', aliases: ['Огноо', 'Төлсөн огноо', 'Date', 'Value date', 'Дата'] },
  { key: 'note', aliases: ['Тайлбар', 'Утга', 'Гүйлгээний утга', 'Note', 'Comment', 'Назначение'] },
];

/**
 * One row of the file as it goes to the gateway. Amounts are decimal strings, dates YYYY-MM-DD; in a row with a problem,
 * which is not sent, what the file says.
 */
export interface BatchRow {
  /** Number of the row in the file; the headings are row 1. */
  row: number;
  loanCode: string | null;
  accountNumber: string | null;
  regnum: string | null;
  amount: string;
  date: string;
  note: string | null;
}

/** What is wrong with a row, by column; the message is a key. */
export interface RowIssue {
  column: BatchColumn;
  message: MessageKey;
  /** The row may be sent all the same. */
  isWarning?: true;
}

export interface ReadRow {
  row: BatchRow;
  /** The text in the file, for the table. */
  given: Partial<Record<BatchColumn, string>>;
  problems: RowIssue[];
}

/** Columns that say whose loan a row pays; one of them is needed. */
export const IDENTIFIERS = ['loanCode', 'accountNumber', 'regnum'] as const;

/** True when a column is chosen that says whose loan a row pays. */
export const identifies = (mapping: Mapping<BatchColumn>): boolean =>
  IDENTIFIERS.some((key) => mapping[key] !== undefined);

/**
 * Reads the rows of a batch and judges each by itself; a row with a problem that is no warning is not sent.
 * @param sheet the file without its headings
 * @param today value date of rows without a date
 */
export function readBatchRows(
  sheet: readonly (readonly string[])[],
  mapping: Mapping<BatchColumn>,
  today: string,
): ReadRow[] {
  const seen = new Set<string>();
  return sheet.map((cells, index) => {
    const given = valuesOf(cells, mapping);
    const problems: RowIssue[] = [];
    const amount = amountOf(given.amount ?? '', problems);
    const date = dateOf(given.date ?? '', today, problems);
    const lost = lostDigits(given, BATCH_COLUMNS);
    for (const column of lost) problems.push({ column, message: 'validation.lost_digits' });
    const regnum = lost.includes('regnum')
      ? (given.regnum ?? null)
      : regnumOf(given.regnum ?? '', problems);
    const loanCode = given.loanCode?.toUpperCase() || null;
    const accountNumber = given.accountNumber?.replace(/\s/g, '') || null;
    if (!loanCode && !accountNumber && !regnum) {
      problems.push({ column: 'loanCode', message: 'batch.problems.nobody' });
    }
    const print = [loanCode, accountNumber, regnum, amount, date].join('|');
    if (seen.has(print)) {
      problems.push({ column: 'amount', message: 'batch.problems.repeated', isWarning: true });
    }
    seen.add(print);
    const row = { row: index + 2, loanCode, accountNumber, regnum, amount, date };
    return { row: { ...row, note: given.note || null }, given, problems };
  });
}

/** True when a row may be sent. */
export const isSendable = ({ problems }: ReadRow): boolean =>
  problems.every(({ isWarning }) => isWarning === true);

/** Σ rows against the receipt of the bank: they must be equal (docs/domain/lending.md 8.7). Decimal strings. */
export function batchTotals(
  rows: readonly ReadRow[],
  receiptAmount: string,
): { total: string; difference: string; agrees: boolean } {
  const total = sumMoney(rows.filter(isSendable).map(({ row }) => row.amount)) ?? '0';
  const difference = subtractMoney(receiptAmount, total) ?? '0';
  return { total, difference, agrees: compareMoney(difference, 0) === 0 };
}

/** The amount of a cell; the cell itself, with its problem, where it is none: nothing is made up for it. */
function amountOf(text: string, problems: RowIssue[]): string {
  const parsed = text === '' ? undefined : parseMoneyInput(text);
  if (!parsed || 'error' in parsed) {
    const message = parsed ? (`kinds.money.${parsed.reason}` as const) : 'validation.amount';
    problems.push({ column: 'amount', message });
    return text;
  }
  const decimal = toDecimal(parsed.value);
  if (!decimal?.gt(0) || !decimal.round(2).eq(decimal)) {
    problems.push({ column: 'amount', message: 'validation.amount' });
  }
  return parsed.value;
}

/** The day of a cell; the cell itself, with its problem, where it is none. */
function dateOf(text: string, today: string, problems: RowIssue[]): string {
  if (text === '') return today;
  const day = parseSheetDay(text);
  if (!day) problems.push({ column: 'date', message: 'validation.date_invalid' });
  else if (day > today) problems.push({ column: 'date', message: 'validation.date_future' });
  return day ?? text;
}

function regnumOf(text: string, problems: RowIssue[]): string | null {
  if (text === '') return null;
  const { value: repaired } = repairRegisterNumber(text);
  if (!isRegisterNumber(repaired)) {
    problems.push({ column: 'regnum', message: 'validation.regnum' });
  }
  return repaired;
}
