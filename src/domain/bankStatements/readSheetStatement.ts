import { isDay } from '../dateParts';
import { parseSheetDay } from '../dayInput';
import { guessMapping, type ImportColumn, valuesOf } from '../imports/columns';
import { lostDigits } from '../imports/lostDigits';
import { isPositive, minus, plus, ZERO } from '../lending/amounts';
import { readAmount } from './amounts';
import type { BankStatement, StatementLine } from './BankStatement';
import { StatementError, type StatementFault, type StatementFaultCode } from './StatementFault';

type Column =
  | 'date'
  | 'opening'
  | 'debit'
  | 'credit'
  | 'closing'
  | 'text'
  | 'counterAccount'
  | 'counterName'
  | 'reference';

/** Headings of the statements that Mongolian banks give as a sheet, in both of their languages; our reading. */
const COLUMNS: readonly ImportColumn<Column>[] = [
  {
    key: 'date',
    aliases: ['Гүйлгээний огноо', 'Огноо', 'Transaction date', 'Date', 'Posting date', 'Дата'],
  },
  {
    key: 'opening',
    aliases: ['Эхний үлдэгдэл', 'Opening balance', 'Beginning balance', 'Begin balance'],
  },
  {
    key: 'debit',
    aliases: [
      'Дебит гүйлгээ',
      'Дебит',
      'Зарлага',
      'Зарлагын дүн',
      'Debit',
      'Debit amount',
      'Дебет',
    ],
  },
  {
    key: 'credit',
    aliases: ['Кредит гүйлгээ', 'Кредит', 'Орлого', 'Орлогын дүн', 'Credit', 'Credit amount'],
  },
  {
    key: 'closing',
    aliases: ['Эцсийн үлдэгдэл', 'Үлдэгдэл', 'Closing balance', 'Ending balance', 'Balance'],
  },
  {
    key: 'text',
    aliases: [
      'Гүйлгээний утга',
      'Утга',
      'Тайлбар',
      'Description',
      'Transaction description',
      'Details',
    ],
  },
  {
    key: 'counterAccount',
    aliases: [
      'Харьцсан данс',
      'Харилцсан данс',
      'Counter account',
      'Corresponding account',
      'Counterparty account',
    ],
    identifies: true,
  },
  {
    key: 'counterName',
    aliases: [
      'Харьцсан дансны нэр',
      'Харилцагчийн нэр',
      'Counterparty',
      'Counterparty name',
      'Account name',
    ],
  },
  {
    key: 'reference',
    aliases: [
      'Гүйлгээний дугаар',
      'Журналын дугаар',
      'Лавлах дугаар',
      'Reference',
      'Transaction number',
      'Journal number',
    ],
    identifies: true,
  },
];

/** How far down the headings may stand, rows. */
const HEAD_ROWS = 40;

const ACCOUNT =
  /(?:данс(?:ны)?(?:\s+дугаар)?|account(?:\s+(?:no|number))?)\s*[:№#.]*\s*((?:MN\d{2})?[\d ]{8,})/iu;
const CURRENCY = /(?:валют|currency)\s*[:]*\s*([A-Z]{3}|төгрөг)/iu;
const DAYS = /(\d{4}[-./]\d{1,2}[-./]\d{1,2}|\d{1,2}[./]\d{1,2}[./]\d{4})/g;
const OPENING =
  /(?:эхний үлдэгдэл|opening balance|beginning balance)\s*[:]*\s*([-(\d][\d .,'()-]*)/iu;
const CLOSING =
  /(?:эцсийн үлдэгдэл|closing balance|ending balance)\s*[:]*\s*([-(\d][\d .,'()-]*)/iu;
const TOTAL =
  /^(?:нийт|дүн|нийт дүн|total|итого|эхний үлдэгдэл|эцсийн үлдэгдэл|opening balance|closing balance)/iu;
const DAY_FIRST = /^(\d{1,2})[./](\d{1,2})[./](\d{4})(?:[ T].*)?$/;

const fault = (code: StatementFaultCode, row?: number, values?: StatementFault['values']) =>
  new StatementError([
    { code, ...(row === undefined ? {} : { row }), ...(values ? { values } : {}) },
  ]);

/** A day as sheets have it: year first, or day first with the year whole; with a time or without. */
function dayIn(text: string): string | undefined {
  const known = parseSheetDay(text) ?? (isDay(text.slice(0, 10)) ? text.slice(0, 10) : undefined);
  if (known) return known;
  const parts = DAY_FIRST.exec(text.trim());
  if (!parts) return undefined;
  const [, day, month, year] = parts;
  const found = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(found) ? found : undefined;
}

/** The row of the headings, and which column holds what. */
function headingsOf(rows: readonly (readonly string[])[]) {
  for (const [place, row] of rows.slice(0, HEAD_ROWS).entries()) {
    const mapping = guessMapping(row, COLUMNS);
    if (mapping.date !== undefined && mapping.debit !== undefined && mapping.credit !== undefined)
      return { place, mapping };
  }
  throw fault('no_headings');
}

/** An amount of a cell: nothing where it is empty. @throws StatementError */
function amountIn(text: string | undefined, row: number): string | null {
  if (!text || /^[-–—]$/.test(text)) return null;
  const amount = readAmount(text);
  if (amount === undefined) throw fault('amount', row, { text });
  return amount;
}

interface Read {
  line: StatementLine;
  opening: string | null;
}

/** A row of the table; undefined for a sum below it, and for an empty one. */
function lineIn(values: Partial<Record<Column, string>>, row: number): Read | undefined {
  const { date = '', debit, credit, text = '', counterName = '' } = values;
  const out = amountIn(debit, row) ?? ZERO;
  const into = amountIn(credit, row) ?? ZERO;
  if (date === '' || TOTAL.test(date)) return undefined;
  const day = dayIn(date);
  if (!day) throw fault('date', row, { text: date });
  // A reversal may stand on its own side with a minus.
  const net = minus(into, out.startsWith('-') ? out.slice(1) : out);
  if (net === ZERO) return undefined;
  if (into !== ZERO && out !== ZERO) throw fault('line', row);
  const lost = lostDigits(values, COLUMNS);
  return {
    opening: amountIn(values.opening, row),
    line: {
      row,
      date: day,
      side: isPositive(net) ? 'IN' : 'OUT',
      amount: net.replace('-', ''),
      reference: lost.includes('reference') ? '' : (values.reference ?? ''),
      counterName,
      counterAccount: lost.includes('counterAccount') ? '' : (values.counterAccount ?? ''),
      text,
      balance: amountIn(values.closing, row),
    },
  };
}

/**
 * The statement of a sheet as Mongolian banks give it: account, currency and days above the table, one line in a row. A sheet that
 * does not name its account is one all the same: whoever brings it says whose it is.
 * Rows are those of the file, from 1; what is empty stays in them. Lines may be listed the newest first.
 * @throws StatementError
 */
export function readSheetStatement(rows: readonly (readonly string[])[]): BankStatement[] {
  const { place, mapping } = headingsOf(rows);
  const head = rows
    .slice(0, place)
    .map((row) => row.filter(Boolean).join(' '))
    .join('\n');
  const foot: string[] = [];
  const read: Read[] = [];
  rows.slice(place + 1).forEach((cells, index) => {
    const found = lineIn(valuesOf(cells, mapping), place + index + 2);
    if (found) read.push(found);
    else foot.push(cells.filter(Boolean).join(' '));
  });
  const [first, last] = [read.at(0), read.at(-1)];
  if (first && last && first.line.date > last.line.date) read.reverse();
  const around = `${head}\n${foot.join('\n')}`;
  const account = ACCOUNT.exec(head)?.[1].replace(/\s/g, '') ?? '';
  const lines = read.map(({ line }) => line);
  const saidAs = (pattern: RegExp) => {
    const text = pattern.exec(around)?.[1];
    return text === undefined ? undefined : readAmount(text);
  };
  const closing = saidAs(CLOSING) ?? lines.at(-1)?.balance ?? undefined;
  const opening = saidAs(OPENING) ?? read.at(0)?.opening ?? beforeFirst(lines.at(0));
  if (opening === undefined || closing === undefined) throw fault('no_balance');
  const [from = '', to = from] = [...head.matchAll(DAYS)].flatMap(([, text]) => dayIn(text) ?? []);
  const days = lines.map(({ date }) => date).sort();
  if (from === '' && days.length === 0) throw fault('no_statement');
  return [
    {
      account,
      currency: CURRENCY.exec(head)?.[1].toUpperCase().replace('ТӨГРӨГ', 'MNT') ?? 'MNT',
      from: from || days[0],
      to: (to || days.at(-1)) ?? from,
      opening,
      closing,
      lines,
      pending: 0,
    },
  ];
}

/** What an account held before its first line, where only the balance after it is said. */
function beforeFirst(line: StatementLine | undefined): string | undefined {
  if (!line || line.balance === null) return undefined;
  return line.side === 'IN' ? minus(line.balance, line.amount) : plus(line.balance, line.amount);
}
