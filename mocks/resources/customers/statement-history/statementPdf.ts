import { compareMoney } from '../../../../src/domain/money';
import { formatMoney } from '../../../../src/domain/money';
import type { StoredFile } from '../../../../src/fields/file/schema';
import type { MockRecord } from '../../../engine/MockRecord';
import { pdfOf } from '../income/incomePdf';

interface Movement {
  transactionDate: string;
  transactionDescription: string | null;
  income: string;
  expense: string;
  balance: string;
}

/** Lines of movements that a page has room for, and letters that a line has. */
const LINES = 44;
const WORDS = 34;
const MONEY = 15;

const money = (value: unknown): string => formatMoney(value as string).padStart(MONEY);

const movement = ({
  transactionDate,
  transactionDescription,
  income,
  expense,
  balance,
}: Movement): string =>
  [
    transactionDate.slice(0, 10),
    (transactionDescription ?? '').slice(0, WORDS).padEnd(WORDS),
    compareMoney(income, 0) === 0 ? money(`-${expense}`) : money(income),
    money(balance),
  ].join(' ');

/** The statement as the bank's file: period, balances, every movement. */
export function statementPdf(statement: MockRecord): StoredFile {
  const { code, customerName, accountNumber, periodFrom, periodTo } = statement;
  const rows = statement.rows as unknown as Movement[];
  const head = [
    `Банкны хуулга ${String(code)}`,
    `${String(customerName)}, данс ${String(accountNumber)}`,
    `${String(periodFrom)} - ${String(periodTo)}`,
    '',
  ];
  const pages = Array.from({ length: Math.max(1, Math.ceil(rows.length / LINES)) }, (_, page) => [
    ...head,
    ...(page === 0 ? [`Эхний үлдэгдэл ${money(statement.openingBalance)}`] : []),
    ...rows.slice(page * LINES, (page + 1) * LINES).map(movement),
  ]);
  pages.at(-1)?.push(`Эцсийн үлдэгдэл ${money(statement.closingBalance)}`);
  return pdfOf(`${String(code)}.pdf`, pages);
}
