import { describe, expect, test } from 'vitest';
import type {
  BankStatement,
  StatementLine,
} from '../../../src/domain/bankStatements/BankStatement';
import {
  judgeStatement,
  type KnownAccount,
} from '../../../src/domain/bankStatements/judgeStatement';

const line = (given: Partial<StatementLine>): StatementLine => ({
  row: 1,
  date: '2026-11-20',
  side: 'IN',
  amount: '100.00',
  reference: '',
  counterName: '',
  counterAccount: '',
  text: 'төлөлт',
  balance: null,
  ...given,
});

/** The house knows two lines of the 20th, and the 20th to its end. */
const KNOWN: KnownAccount = {
  today: '2026-11-21',
  wholeUntil: '2026-11-20',
  lines: [
    { date: '2026-11-20', side: 'IN', amount: '100.00', reference: 'A', text: 'төлөлт' },
    { date: '2026-11-20', side: 'OUT', amount: '30.00', reference: 'B', text: 'шимтгэл' },
  ],
  closingOf: (day) => (day < '2026-11-20' ? '1000.00' : '1070.00'),
};

const A = line({ row: 5, reference: 'a ' });
const B = line({ row: 6, reference: 'B', side: 'OUT', amount: '30.00', text: 'шимтгэл' });
const NEW = line({ row: 7, date: '2026-11-21', reference: 'C', amount: '500.00' });

const given = (of: Partial<BankStatement>): BankStatement => ({
  account: '5001120060',
  currency: 'MNT',
  from: '2026-11-20',
  to: '2026-11-21',
  opening: '1000.00',
  closing: '1570.00',
  lines: [A, B, NEW],
  pending: 0,
  ...of,
});

const judged = (of: Partial<BankStatement>, known: Partial<KnownAccount> = {}) => {
  const { lines, faults } = judgeStatement(given(of), { ...KNOWN, ...known });
  return { states: lines.map(({ state }) => state), faults };
};

describe('a statement of a file', () => {
  test('has lines that are known and lines that are new', () => {
    expect(judged({})).toEqual({ states: ['KNOWN', 'KNOWN', 'NEW'], faults: [] });
  });

  test('knows a line without a reference by its day, side, amount and text, each once', () => {
    const same = line({ row: 8, reference: '' });
    expect(
      judged(
        { to: '2026-11-20', lines: [line({ row: 5 }), same, B], closing: '1170.00' },
        { wholeUntil: '2026-11-19' },
      ),
    ).toEqual({ states: ['KNOWN', 'NEW', 'KNOWN'], faults: [] });
  });

  test('does not miss what came today after the file was made', () => {
    const today = {
      date: '2026-11-21',
      side: 'IN',
      amount: '9.00',
      reference: 'D',
      text: '',
    } as const;
    expect(judged({}, { lines: [...KNOWN.lines, today] }).faults).toEqual([]);
  });

  test.each<[string, Partial<BankStatement>, ReturnType<typeof judged>]>([
    [
      'of another currency',
      { currency: 'USD' },
      {
        states: ['KNOWN', 'KNOWN', 'NEW'],
        faults: [{ code: 'currency', values: { currency: 'USD' } }],
      },
    ],
    [
      'that does not follow the one before',
      { opening: '900.00', closing: '1470.00' },
      {
        states: ['KNOWN', 'KNOWN', 'NEW'],
        faults: [
          {
            code: 'gap',
            values: {
              day: '2026-11-19',
              expected: '1000.00',
              given: '900.00',
              difference: '-100.00',
            },
          },
        ],
      },
    ],
    [
      'whose lines are not its closing',
      { closing: '1571.00' },
      {
        states: ['KNOWN', 'KNOWN', 'NEW'],
        faults: [{ code: 'sum', values: { expected: '1570.00', given: '1571.00' } }],
      },
    ],
    [
      'with a balance that its line does not make',
      { lines: [A, { ...B, balance: '1069.00' }, NEW] },
      {
        states: ['KNOWN', 'REFUSED', 'NEW'],
        faults: [{ code: 'running', row: 6, values: { expected: '1070.00', given: '1069.00' } }],
      },
    ],
    [
      'with a reference twice',
      { lines: [A, B, NEW, { ...NEW, row: 8 }], closing: '2070.00' },
      {
        states: ['KNOWN', 'KNOWN', 'NEW', 'REFUSED'],
        faults: [{ code: 'twice', row: 8, values: { reference: 'C' } }],
      },
    ],
    [
      'with another amount of a known line',
      { lines: [{ ...A, amount: '101.00' }, B, NEW], closing: '1571.00' },
      {
        states: ['REFUSED', 'KNOWN', 'NEW'],
        faults: [
          {
            code: 'differs',
            row: 5,
            values: { reference: 'A', expected: '100.00', given: '101.00' },
          },
        ],
      },
    ],
    [
      'with a new line in a day that is known whole',
      { lines: [A, B, { ...NEW, date: '2026-11-20' }] },
      {
        states: ['KNOWN', 'KNOWN', 'REFUSED'],
        faults: [{ code: 'unknown_line', row: 7, values: { day: '2026-11-20' } }],
      },
    ],
    [
      'without a line of a day that is over',
      { lines: [A, NEW], closing: '1600.00' },
      {
        states: ['KNOWN', 'NEW'],
        faults: [
          { code: 'missing', values: { day: '2026-11-20', reference: 'B', amount: '30.00' } },
        ],
      },
    ],
    [
      'of a day that is still to come',
      { to: '2026-11-22' },
      {
        states: ['KNOWN', 'KNOWN', 'NEW'],
        faults: [{ code: 'future', values: { day: '2026-11-22' } }],
      },
    ],
    [
      'with a line of another day',
      { from: '2026-11-20', lines: [A, B, { ...NEW, date: '2026-11-01' }] },
      {
        states: ['KNOWN', 'KNOWN', 'REFUSED'],
        faults: [
          { code: 'outside', row: 7, values: { day: '2026-11-01' } },
          { code: 'unknown_line', row: 7, values: { day: '2026-11-01' } },
        ],
      },
    ],
  ])('%s is refused', (_, of, expected) => {
    expect(judged(of)).toEqual(expected);
  });
});
