import { describe, expect, test } from 'vitest';
import { readSheetStatement } from '../../../src/domain/bankStatements/readSheetStatement';
import { faultsOf } from './support';

/** A statement as Mongolian banks give it: whose it is above the table, empty rows between. */
const ROWS = [
  ['Дансны хуулга'],
  ['Дансны дугаар:', '5001 1200 60', '', 'Валют: MNT'],
  ['Хугацаа:', '2026-11-20', '2026/11/21'],
  [],
  [
    'Гүйлгээний огноо',
    'Салбар',
    'Эхний үлдэгдэл',
    'Дебит гүйлгээ',
    'Кредит гүйлгээ',
    'Эцсийн үлдэгдэл',
    'Гүйлгээний утга',
    'Харьцсан данс',
  ],
  [
    '2026/11/20 10:15',
    '5001',
    '1 000 000,00',
    '',
    '250 000,50',
    '1 250 000,50',
    'LN-2026-000123 төлөлт',
    '5040112233',
  ],
  [],
  ['21.11.2026', '5001', '1,250,000.50', '1,500.00', '0.00', '1,249,000.50', 'Шимтгэл', ''],
  ['Нийт', '', '', '1,500.00', '250,000.50', ''],
];
ROWS[7][5] = '1,248,500.50';

describe('a sheet of a bank', () => {
  test('is read with the rows of its file', () => {
    expect(readSheetStatement(ROWS)).toEqual([
      {
        account: '5001120060',
        currency: 'MNT',
        from: '2026-11-20',
        to: '2026-11-21',
        opening: '1000000.00',
        closing: '1248500.50',
        pending: 0,
        lines: [
          {
            row: 6,
            date: '2026-11-20',
            side: 'IN',
            amount: '250000.50',
            reference: '',
            counterName: '',
            counterAccount: '5040112233',
            text: 'LN-2026-000123 төлөлт',
            balance: '1250000.50',
          },
          {
            row: 8,
            date: '2026-11-21',
            side: 'OUT',
            amount: '1500.00',
            reference: '',
            counterName: '',
            counterAccount: '',
            text: 'Шимтгэл',
            balance: '1248500.50',
          },
        ],
      },
    ]);
  });

  test('is read in English, the newest line first, without balances before a line', () => {
    const [read] = readSheetStatement([
      ['Account number: 5001120060'],
      ['Date', 'Reference', 'Debit', 'Credit', 'Balance', 'Description'],
      ['2026-11-21', 'TR2', '(200.00)', '', '900.00', 'out'],
      ['2026-11-20', 'TR1', '', '100', '1100.00', 'in'],
    ]);
    expect(read).toMatchObject({
      from: '2026-11-20',
      to: '2026-11-21',
      opening: '1000.00',
      closing: '900.00',
    });
    expect(read.lines.map(({ reference, side, amount }) => [reference, side, amount])).toEqual([
      ['TR1', 'IN', '100.00'],
      ['TR2', 'OUT', '200.00'],
    ]);
  });

  test('a sheet that does not name its account is a statement of none', () => {
    const [read] = readSheetStatement(ROWS.slice(2));
    expect([read.account, read.lines.length]).toEqual([
      '',
      readSheetStatement(ROWS)[0].lines.length,
    ]);
  });

  test('a number that has lost its digits is nobody’s account', () => {
    const rows = ROWS.map((row) => [...row]);
    rows[5][7] = '1.23457E+17';
    expect(readSheetStatement(rows)[0].lines[0].counterAccount).toBe('');
  });

  const with_ = (row: number, cell: number, text: string) =>
    ROWS.map((cells, at) =>
      at === row ? cells.map((old, place) => (place === cell ? text : old)) : cells,
    );

  test.each([
    ['no headings', [['Hello'], ['2026-11-20', '1']], [{ code: 'no_headings' }]],
    [
      'an amount with letters',
      with_(5, 4, '12O,00'),
      [{ code: 'amount', row: 6, values: { text: '12O,00' } }],
    ],
    [
      'a day that does not exist',
      with_(7, 0, '31.11.2026'),
      [{ code: 'date', row: 8, values: { text: '31.11.2026' } }],
    ],
    ['both sides in one row', with_(7, 4, '10.00'), [{ code: 'line', row: 8 }]],
    [
      'no balances',
      ROWS.map((row) => row.filter((_, at) => row.length < 6 || (at !== 2 && at !== 5))),
      [{ code: 'no_balance' }],
    ],
  ])('refuses %s', (_, rows, faults) => {
    expect(faultsOf(() => readSheetStatement(rows))).toEqual(faults);
  });
});
