import { beforeAll, describe, expect, it } from 'vitest';
import { closeDays } from '../../../../mocks/resources/loans/book/endOfDay';
import { bookOf } from '../../../../mocks/resources/loans/book/LoanFile';
import { plus } from '../../../../src/domain/lending/amounts';
import { letterAmount } from '../../../../src/domain/letters/readLetter';
import { splitReceipt } from '../../../../src/domain/lending/waterfall';
import { checkExport, checkQueue, checkTile } from '../../../../src/domain/reconcile/countChecks';
import { answersOf, brokenOf, checksOver, issued, pay } from './loanLives';

const TODAY = '2026-05-20';

type Answers = ReturnType<typeof answersOf>;
let answers: Answers;

beforeAll(() => {
  const first = pay(issued(), '2026-02-28', '2026-02-28', '245139.73');
  const second = pay(first, '2026-04-02', '2026-04-02', '200000');
  const file = closeDays(second, '2026-05-19').file;
  expect(brokenOf(file, TODAY)).toEqual([]);
  answers = answersOf(file, TODAY);
});

const red = (broken: Partial<Answers>): string[] =>
  checksOver({ ...answers, ...broken })
    .filter(({ ok }) => !ok)
    .map(({ id }) => id);

const raised = (value: string): string => plus(value, '0.01');

describe('each source, broken by a möngö, turns its own checks red', () => {
  it('the balance and the repaid amount of the record', () => {
    const { record } = answers;
    expect(red({ record: { ...record, balance: raised(String(record.balance)) } })).toEqual([
      'R1',
      'R2',
      'R5',
    ]);
    const refundedAmount = raised(String(record.refundedAmount));
    expect(red({ record: { ...record, refundedAmount } })).toEqual(['R4']);
  });

  it('the rows: principal that is paid on them, and interest', () => {
    const { book } = answers;
    const withRows = (change: object, at: number) => ({
      book: {
        ...book,
        book: book.book && {
          ...book.book,
          rows: book.book.rows.map((row, index) => (index === at ? { ...row, ...change } : row)),
        },
      },
    });
    expect(red(withRows({ paidPrincipal: '0.01' }, 4))).toEqual(['R2']);
    expect(red(withRows({ paidPrincipal: '199999.99' }, 0))).toEqual(['R3']);
    expect(red(withRows({ chargedInterest: '33139.74' }, 0))).toEqual(['R23']);
    expect(red(withRows({ additionalInterest: '0.01' }, 5))).toEqual(['R23']);
  });

  it('a receipt: its split, and its day', () => {
    const { repayments, book } = answers;
    const [first, ...others] = repayments;
    const split = { ...first.split, fees: raised(first.split.fees) };
    expect(red({ repayments: [{ ...first, split }, ...others] })).toEqual(['R4']);
    const actions = book.actions?.map((action, index) =>
      index === 1 ? { ...action, date: '2026-04-01' } : action,
    );
    expect(red({ book: { ...book, actions } })).toEqual(['R23']);
  });

  it('the account, a line of a journal, and a whole journal that is in balance', () => {
    const { account, journals } = answers;
    expect(red({ account: { ...account, closing: raised(account.closing) } })).toEqual(['R5']);
    const at = journals.findIndex(({ credit }) => credit !== null);
    const line = { ...journals[at], credit: raised(String(journals[at].credit)) };
    expect(red({ journals: journals.map((one, index) => (index === at ? line : one)) })).toContain(
      'R6',
    );
    const [receipt] = answers.repayments;
    const twice = journals.filter(({ journalId }) => journalId === receipt.journalId);
    const again = twice.map((one) => ({ ...one, journalId: 'J-AGAIN' }));
    expect(red({ journals: [...journals, ...again] })).toEqual(['R2', 'R4']);
  });

  it('the stored class', () => {
    const { book } = answers;
    const classes = book.classes && { ...book.classes, storedClass: 'BAD' as const };
    expect(red({ book: { ...book, classes } })).toEqual(['R7']);
  });

  it('days that were charged twice: what a receipt of an earlier day once did', () => {
    const file = pay(issued(), '2026-02-28', '2026-02-28', '245139.73');
    // The receipt is split on the book as it is now, although three days before its last entry.
    const { after, split, released, amount } = splitReceipt(bookOf(file), '50000', '2026-02-25');
    const [known] = file.receipts;
    const receipt = { ...known, id: 300_900_002, date: '2026-02-25', amount, split, released };
    const wrong = {
      ...file,
      book: after,
      receipts: [...file.receipts, receipt],
      actions: [
        ...file.actions,
        { kind: 'PAY' as const, date: '2026-02-25', amount: '50000', receipt: receipt.id },
      ],
    };
    expect(brokenOf(wrong, '2026-02-28').map(({ id }) => id)).toContain('R23');
  });

  it('counts: a queue, a tile, an exported file', () => {
    expect(checkQueue(12, 12, 50).ok).toBe(true);
    expect(checkQueue(120, 50, 50).ok).toBe(true);
    expect(checkQueue(12, 11, 50)).toEqual({ id: 'R9', ok: false, left: '12', right: '11' });
    expect(checkTile(3, 3).ok).toBe(true);
    expect(checkTile(3, 4)).toEqual({ id: 'R18', ok: false, left: '3', right: '4' });
    expect(checkExport(1_250, 1_250).ok).toBe(true);
    expect(checkExport(1_249, 1_250)).toMatchObject({ id: 'R19', ok: false });
  });

  it('a letter: its amount is read from its own words', () => {
    const template =
      '<p>Хүү: {{debt.interest}}</p><p>Нийт: {{debt.totalDebt}} ({{debt.totalDebtWords}})</p>';
    const letter = '<p>Хүү: 10.00</p><p>Нийт: 1,002,814.80 (нэг сая)</p>';
    expect(letterAmount(template, letter, 'debt.totalDebt')).toBe('1002814.8');
    expect(letterAmount(template, letter, 'debt.interest')).toBe('10');
    expect(letterAmount(template, '<p>Өөр бичиг</p>', 'debt.totalDebt')).toBeNull();
    expect(letterAmount('<p>Дүнгүй</p>', '<p>Дүнгүй</p>', 'debt.totalDebt')).toBeNull();
  });
});
