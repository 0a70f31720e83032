import { isDay } from '../dateParts';
import { exactAmount } from './amounts';
import type { BankStatement, StatementLine } from './BankStatement';
import { joinStatements } from './joinStatements';
import { StatementError, type StatementFault, type StatementFaultCode } from './StatementFault';

// SWIFT MT940, Customer Statement Message. The packages that read it give amounts as binary fractions.

interface Field {
  tag: string;
  text: string;
  /** Line of the file, from 1. */
  row: number;
}

const TAG = /^:(\d{2}[A-Z]?):(.*)$/;
const BALANCE = /^([CD])(\d{6})([A-Z]{3})(\d+,\d{0,2})$/;
const LINE =
  /^(\d{6})(\d{4})?(R?[CD])[A-Z]?(\d+,\d{0,2})[A-Z][A-Z0-9]{3}([^/\n]*(?:\/(?!\/)[^/\n]*)*)(?:\/\/([^\n]*))?(?:\n([\s\S]*))?$/;
/** Parts of a structured :86:, as `?20text`. */
const PART = /\?(\d{2})([^?]*)/g;

const fault = (code: StatementFaultCode, row?: number, values?: StatementFault['values']) =>
  new StatementError([
    { code, ...(row === undefined ? {} : { row }), ...(values ? { values } : {}) },
  ]);

/** A day of the message, YYMMDD: banks wrote none before this century. */
function dayOf(text: string, row: number): string {
  const day = `20${text.slice(0, 2)}-${text.slice(2, 4)}-${text.slice(4, 6)}`;
  if (!isDay(day)) throw fault('date', row, { text });
  return day;
}

/** The booking day, MMDD beside the value date: at the turn of a year it may be of another one. */
function bookingDay(valueDate: string, text: string | undefined, row: number): string {
  if (!text) return valueDate;
  const year = Number(valueDate.slice(0, 4));
  const month = valueDate.slice(5, 7);
  const shift =
    text.startsWith('01') && month === '12' ? 1 : text.startsWith('12') && month === '01' ? -1 : 0;
  const day = `${year + shift}-${text.slice(0, 2)}-${text.slice(2)}`;
  if (!isDay(day)) throw fault('date', row, { text });
  return day;
}

const amountOf = (text: string, row: number): string => {
  const amount = exactAmount(text.replace(/,$/, '').replace(',', '.'));
  if (amount === undefined) throw fault('amount', row, { text });
  return amount;
};

function fieldsOf(text: string): Field[] {
  const fields: Field[] = [];
  text.split(/\r\n|\r|\n/).forEach((raw, place) => {
    const line = raw.replace(/^.*\{4:/, '').trimEnd();
    const tag = TAG.exec(line);
    if (tag) fields.push({ tag: tag[1], text: tag[2], row: place + 1 });
    else if (line !== '' && !line.startsWith('-') && !line.startsWith('{')) {
      const last = fields.at(-1);
      if (last) last.text += `\n${line}`;
    }
  });
  return fields;
}

interface Balance {
  day: string;
  currency: string;
  amount: string;
}

function balanceOf({ text, row }: Field): Balance {
  const parts = BALANCE.exec(text.trim());
  if (!parts) throw fault('line', row);
  const [, side, day, currency, amount] = parts;
  const value = amountOf(amount, row);
  return {
    day: dayOf(day, row),
    currency,
    amount: side === 'D' && value !== '0.00' ? `-${value}` : value,
  };
}

/** What a :86: says, structured or not. */
function saidIn(text: string): Pick<StatementLine, 'text' | 'counterName' | 'counterAccount'> {
  const flat = text.replaceAll('\n', '');
  if (!/^\d{3}\?/.test(flat))
    return { text: text.replaceAll('\n', ' ').trim(), counterName: '', counterAccount: '' };
  const parts = [...flat.matchAll(PART)];
  const of = (from: number, to: number) =>
    parts
      .filter(([, key]) => Number(key) >= from && Number(key) <= to)
      .map(([, , value]) => value)
      .join('')
      .trim();
  return { text: of(20, 29) || of(60, 63), counterName: of(32, 33), counterAccount: of(31, 31) };
}

function lineOf({ text, row }: Field, info: Field | undefined): StatementLine {
  const parts = LINE.exec(text);
  if (!parts) throw fault('line', row);
  const [, value, booked, mark, amount, , reference = '', more = ''] = parts;
  const said = saidIn(info?.text ?? more);
  return {
    row,
    date: bookingDay(dayOf(value, row), booked, row),
    // A credit that is taken back leaves the account, a debit that is taken back comes onto it.
    side: mark === 'C' || mark === 'RD' ? 'IN' : 'OUT',
    amount: amountOf(amount, row),
    reference: reference.trim(),
    ...said,
    balance: null,
  };
}

/** One message: a statement, or a page of one. */
interface Message {
  account: string;
  opening: Balance & { isPage: boolean };
  closing: Balance & { isPage: boolean };
  lines: StatementLine[];
  row: number;
}

/** The number of an account as banks write it in :25:, without the bank before it and the currency after it. */
const accountIn = (text: string): string =>
  (text.split('/').at(-1) ?? '').replace(/\s/g, '').replace(/[A-Z]{3}$/, '');

function messageOf(fields: readonly Field[]): Message {
  const [first] = fields;
  const field = (...tags: string[]) => fields.find(({ tag }) => tags.includes(tag));
  const account = field('25', '25P');
  const opening = field('60F', '60M');
  const closing = field('62F', '62M');
  if (!account || accountIn(account.text.split('\n')[0]) === '')
    throw fault('no_account', first.row);
  if (!opening) throw fault('no_balance', first.row);
  if (!closing) throw fault('cut', fields.at(-1)?.row ?? first.row);
  return {
    account: accountIn(account.text.split('\n')[0]),
    opening: { ...balanceOf(opening), isPage: opening.tag === '60M' },
    closing: { ...balanceOf(closing), isPage: closing.tag === '62M' },
    lines: fields.flatMap((one, place) =>
      one.tag === '61'
        ? [lineOf(one, fields[place + 1]?.tag === '86' ? fields[place + 1] : undefined)]
        : [],
    ),
    row: first.row,
  };
}

/**
 * The statements of an MT940 file. Pages of one (:62M:, :60M:) are put together, statements of one account that follow each
 * other, too.
 * @throws StatementError
 */
export function readMt940(text: string): BankStatement[] {
  const fields = fieldsOf(text);
  const starts = fields.flatMap(({ tag }, place) => (tag === '20' ? [place] : []));
  if (starts.length === 0) throw fault('no_statement');
  const messages = starts.map((start, place) => messageOf(fields.slice(start, starts[place + 1])));
  const whole: Message[] = [];
  for (const message of messages) {
    const before = whole.at(-1);
    if (!before?.closing.isPage) {
      // A page without the one before it: its beginning is in another file.
      if (message.opening.isPage) throw fault('page', message.row);
      whole.push(message);
      continue;
    }
    const follows =
      message.opening.isPage &&
      message.account === before.account &&
      message.opening.amount === before.closing.amount;
    if (!follows) throw fault('page', message.row);
    before.lines.push(...message.lines);
    before.closing = message.closing;
  }
  const last = whole.at(-1);
  if (last?.closing.isPage) throw fault('cut', fields.at(-1)?.row);
  return joinStatements(
    whole.map(({ account, opening, closing, lines, row }): BankStatement => {
      if (opening.currency !== closing.currency)
        throw fault('currency', row, { currency: closing.currency });
      const days = lines.map(({ date }) => date).sort();
      return {
        account,
        currency: opening.currency,
        from: days[0] ?? closing.day,
        to: closing.day,
        opening: opening.amount,
        closing: closing.amount,
        lines,
        pending: 0,
      };
    }),
  );
}
