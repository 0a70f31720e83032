import { describe, expect, it } from 'vitest';
import {
  batchTotals,
  identifies,
  isSendable,
  readBatchRows,
} from '../../../src/domain/batchPayment/batchRows';

const MAPPING = { loanCode: 0, regnum: 1, amount: 2, date: 3, note: 4 } as const;
const TODAY = '2026-11-21';
const read = (...rows: string[][]) => readBatchRows(rows, MAPPING, TODAY);

describe('the rows of a batch of payments', () => {
  it('reads codes, register numbers, amounts and dates as people write them', () => {
    expect(
      read(
        ['ln-2026-000451', 'ук03271614', '₮ 1,234.50', '2026.11.20', 'Цалин'],
        ['LN-2026-000452', '', '500 000', '', ''],
      ),
    ).toEqual([
      {
        row: {
          row: 2,
          loanCode: 'LN-2026-000451',
          accountNumber: null,
          regnum: 'УК03271614',
          amount: '1234.5',
          date: '2026-11-20',
          note: 'Цалин',
        },
        given: {
          loanCode: 'ln-2026-000451',
          regnum: 'ук03271614',
          amount: '₮ 1,234.50',
          date: '2026.11.20',
          note: 'Цалин',
        },
        problems: [],
      },
      {
        row: {
          row: 3,
          loanCode: 'LN-2026-000452',
          accountNumber: null,
          regnum: null,
          amount: '500000',
          date: '2026-11-21',
          note: null,
        },
        given: { loanCode: 'LN-2026-000452', regnum: '', amount: '500 000', date: '', note: '' },
        problems: [],
      },
    ]);
  });

  it.each<[string, string[], string, string]>([
    ['no amount', ['LN-1', '', '', '', ''], 'amount', 'validation.amount'],
    ['zero', ['LN-1', '', '0', '', ''], 'amount', 'validation.amount'],
    ['words', ['LN-1', '', 'арван мянга', '', ''], 'amount', 'kinds.money.notAmount'],
    ['a decimal comma', ['LN-1', '', '12,5', '', ''], 'amount', 'kinds.money.decimalComma'],
    ['a minus', ['LN-1', '', '-5', '', ''], 'amount', 'kinds.money.minus'],
    ['parts of a möngö', ['LN-1', '', '1.005', '', ''], 'amount', 'validation.amount'],
    ['no such day', ['LN-1', '', '5', '2026-02-30', ''], 'date', 'validation.date_invalid'],
    ['tomorrow', ['LN-1', '', '5', '2026-11-22', ''], 'date', 'validation.date_future'],
    ['a bad register number', ['', 'УК0327161', '5', '', ''], 'regnum', 'validation.regnum'],
    ['nobody', ['', '', '5', '', ''], 'loanCode', 'batch.problems.nobody'],
  ])('%s is a problem of its column and the row is not sent', (_, cells, column, message) => {
    const [row] = read(cells);
    expect(row.problems).toContainEqual({ column, message });
    expect(isSendable(row)).toBe(false);
  });

  const LOST = 'validation.lost_digits';
  it.each([
    ['LN-1', '5.00012E+11', '', ['accountNumber']],
    ['', '5,00012E+11', '', ['accountNumber']],
    ['', '5.00012345678901E+17', 'УК03271614', ['accountNumber']],
    ['', '1e+21', '', ['accountNumber']],
    // The Cyrillic letter that looks the same.
    ['', '5Е+11', '', ['accountNumber']],
    ['2.02600E+09', '', 'УК03271614', ['loanCode']],
    ['', '', '8.80101E+9', ['regnum']],
    ['1E+9', '1E+9', '1E+9', ['loanCode', 'accountNumber', 'regnum']],
  ])('%s, %s, %s has lost digits, and the row is not sent', (code, account, regnum, columns) => {
    const whole = { loanCode: 0, accountNumber: 1, regnum: 2, amount: 3 };
    const [row] = readBatchRows([[code, account, regnum, '1000']], whole, TODAY);
    expect(row.problems).toEqual(columns.map((column) => ({ column, message: LOST })));
    expect(isSendable(row)).toBe(false);
  });

  it('takes a code with an E and a note of any kind', () => {
    const whole = { loanCode: 0, accountNumber: 1, note: 2, amount: 3 };
    const [row] = readBatchRows([['LN-12E5', '12E5', '5.00012E+11', '1000']], whole, TODAY);
    expect(row.problems).toEqual([]);
  });

  it('makes up neither an amount nor a day for what cannot be read', () => {
    const rows = read(
      ['LN-1', '', 'арван мянга', '2026-13-45', ''],
      ['LN-2', '', '-500', '2026-11-211', ''],
      ['LN-3', '', '10 мянга', '2026-11-20 09:30:00', ''],
    );
    expect(rows.map(({ row }) => [row.amount, row.date])).toEqual([
      ['арван мянга', '2026-13-45'],
      ['-500', '2026-11-211'],
      ['10000', '2026-11-20'],
    ]);
    expect(rows.map(isSendable)).toEqual([false, false, true]);
  });

  it('warns of a row that stands twice, and sends it all the same', () => {
    const [, second] = read(['LN-1', '', '5', '', ''], ['LN-1', '', '5.00', '', 'again']);
    const [, third] = read(['LN-1', '', '5', '', ''], ['LN-1', '', '5', '', 'again']);
    expect(second.problems.length + third.problems.length).toBeGreaterThan(0);
    expect(third.problems).toEqual([
      { column: 'amount', message: 'batch.problems.repeated', isWarning: true },
    ]);
    expect(isSendable(third)).toBe(true);
  });

  it('adds up exactly and compares with the receipt of the bank', () => {
    const rows = read(
      ['LN-1', '', '0.10', '', ''],
      ['LN-2', '', '0.20', '', ''],
      ['LN-3', '', 'x,y', '', ''],
    );
    expect(batchTotals(rows, '0.30')).toEqual({ total: '0.3', difference: '0', agrees: true });
    expect(batchTotals(rows, '1')).toEqual({ total: '0.3', difference: '0.7', agrees: false });
  });

  it('needs one column that says whose loan it is', () => {
    expect(identifies({ amount: 0 })).toBe(false);
    expect(identifies({ amount: 0, accountNumber: 1 })).toBe(true);
  });
});
