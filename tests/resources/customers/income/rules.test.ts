import Big from 'big.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { approvalBlock, type IncomeFacts } from '../../../../src/domain/income/approval';
import { incomeFormula } from '../../../../src/domain/income/formula';
import { monthIssues, monthsBefore } from '../../../../src/domain/income/months';
import { limitOfIncome, pointsOfIncome, statusAfter } from '../../../../src/domain/income/standing';

const TODAY = '2026-11-21';
const rows = (...months: string[]) => months.map((month) => ({ month, amount: '1500000.00' }));
const SIX = rows('2026-05', '2026-06', '2026-07', '2026-08', '2026-09', '2026-10');
const terms = { today: TODAY, windowMonths: 12, confirmed: [] as string[] };

describe('months', () => {
  test('the window is the last full months', () => {
    expect(monthsBefore('2026-01-31', 3)).toEqual(['2025-10', '2025-11', '2025-12']);
    expect(monthsBefore(TODAY, 12).at(0)).toBe('2025-11');
    expect(monthsBefore(TODAY, 12).at(-1)).toBe('2026-10');
  });

  test('six full months are enough, five are not', () => {
    expect(monthIssues(SIX, terms)).toEqual([]);
    expect(monthIssues(SIX.slice(1), terms)).toEqual([
      { message: 'validation.income_min_months', values: { months: 6 } },
    ]);
  });

  test.each([
    [
      'a confirmed month',
      rows('2026-05'),
      { confirmed: ['2026-05'] },
      'validation.income_month_confirmed',
    ],
    ['a month before the year', rows('2025-10'), {}, 'validation.income_last_year'],
    [
      'a month before three years',
      rows('2023-10'),
      { windowMonths: 36 },
      'validation.income_last_three_years',
    ],
    ['the running month', rows('2026-11'), {}, 'validation.income_date'],
    ['no month at all', rows('2026-13'), {}, 'validation.income_date'],
    ['a month twice', rows('2026-05', '2026-05'), {}, 'validation.income_date'],
    ['an amount of zero', [{ month: '2026-05', amount: '0' }], {}, 'validation.income_amount'],
    ['no amount', [{ month: '2026-05', amount: 'олон' }], {}, 'validation.income_amount'],
  ])('%s is refused', (_, months, more, message) => {
    expect(monthIssues(months, { ...terms, ...more }).map((issue) => issue.message)).toEqual([
      message,
    ]);
  });

  test('the longer reading takes a month of the second year', () => {
    expect(monthIssues(rows('2025-05'), { ...terms, windowMonths: 36 })).toEqual([
      { message: 'validation.income_min_months', values: { months: 6 } },
    ]);
  });
});

describe('the formula', () => {
  test('average × margin, part by part', () => {
    expect(incomeFormula(SIX, '80')).toEqual({
      count: 6,
      sum: '9000000.00',
      average: '1500000.00',
      margin: '80',
      approved: '1200000.00',
    });
  });

  test('is rounded once, half up', () => {
    const three = [
      { month: '2026-05', amount: '100.00' },
      { month: '2026-06', amount: '100.00' },
      { month: '2026-07', amount: '100.01' },
    ];
    expect(incomeFormula(three, '50')).toMatchObject({ average: '100.00', approved: '50.00' });
    expect(incomeFormula([{ month: '2026-05', amount: '0.01' }], '50')?.approved).toBe('0.01');
  });

  test('there is none without a month or with a value that is no amount', () => {
    expect(incomeFormula([], '80')).toBeNull();
    expect(incomeFormula(SIX, null)).toBeNull();
    expect(incomeFormula([{ month: '2026-05', amount: 'x' }], '80')).toBeNull();
  });

  const amounts = fc.array(fc.bigInt({ min: 1n, max: 10n ** 12n }), {
    minLength: 1,
    maxLength: 36,
  });
  const monthsOf = (mungu: readonly bigint[]) =>
    mungu.map((value, place) => ({
      month: monthsBefore(TODAY, 36)[place],
      amount: new Big(value.toString()).div(100).toFixed(2),
    }));

  test('lies between the least and the greatest month, whatever the order', () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: 1, max: 100 }), (mungu, margin) => {
        const months = monthsOf(mungu);
        const formula = incomeFormula(months, margin);
        const backwards = incomeFormula([...months].reverse(), margin);
        const sorted = months.map(({ amount }) => new Big(amount)).sort((a, b) => a.cmp(b));
        const share = new Big(margin).div(100);
        const half = new Big('0.005');
        expect(formula).toEqual(backwards);
        expect(new Big(formula?.approved ?? 0).gte(sorted[0].times(share).minus(half))).toBe(true);
        expect(
          new Big(formula?.approved ?? 0).lte(
            (sorted.at(-1) ?? new Big(0)).times(share).plus(half),
          ),
        ).toBe(true);
      }),
    );
  });

  test('a greater margin never gives less', () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: 1, max: 99 }), (mungu, margin) => {
        const [less, more] = [margin, margin + 1].map((each) =>
          incomeFormula(monthsOf(mungu), each),
        );
        expect(new Big(more?.approved ?? 0).gte(less?.approved ?? 0)).toBe(true);
      }),
    );
  });
});

describe('the limit', () => {
  test('is three incomes, rounded down to ten thousand', () => {
    expect(limitOfIncome('1200000.00')).toBe('3600000.00');
    expect(limitOfIncome('1234567.89')).toBe('3700000.00');
    expect(limitOfIncome('999999999.00')).toBe('100000000.00');
    expect(limitOfIncome(null)).toBe('0.00');
  });

  test('before and after an approval', () => {
    const before = { salary: '1000000.00', score: 700, limit: '2500000.00' };
    expect(statusAfter(before, '1200000.00')).toEqual({
      before,
      after: { salary: '1200000.00', score: 702, limit: '3600000.00' },
    });
    expect(statusAfter({ salary: null, score: null, limit: null }, '500000.00').after).toEqual({
      salary: '500000.00',
      score: 5,
      limit: '1500000.00',
    });
  });

  test('points do not grow without end, and the score stays within its bounds', () => {
    expect(pointsOfIncome('99000000')).toBe(80);
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1000 }),
        fc.integer({ min: 0, max: 10 ** 8 }),
        fc.integer({ min: 1, max: 10 ** 8 }),
        (score, had, got) => {
          const { after } = statusAfter({ salary: String(had), score, limit: null }, String(got));
          expect(after.score).toBeGreaterThanOrEqual(0);
          expect(after.score).toBeLessThanOrEqual(1000);
        },
      ),
    );
  });
});

describe('who may approve', () => {
  const ready: IncomeFacts = {
    medium: 'ONLINE',
    months: 6,
    monthsTaken: 0,
    files: 2,
    filesConfirmed: 2,
    filesRejected: 0,
    totalPages: 5,
    viewedPages: 5,
    hands: ['me'],
  };
  test.each([
    ['everything is in order', {}, null],
    ['no file', { files: 0 }, 'actionBlocks.income_no_files'],
    ['a page was not seen', { viewedPages: 4 }, 'actionBlocks.income_pages_unseen'],
    ['a file is not confirmed', { filesConfirmed: 1 }, 'actionBlocks.income_files_unconfirmed'],
    ['a month was confirmed meanwhile', { monthsTaken: 1 }, 'actionBlocks.income_months_taken'],
    [
      'paper that nobody else had in hand',
      { medium: 'PAPER' as const },
      'actionBlocks.income_second_person',
    ],
    [
      'paper that somebody else registered',
      { medium: 'PAPER' as const, hands: ['maker', 'me'] },
      null,
    ],
    ['paper that somebody else confirmed', { medium: 'PAPER' as const, hands: ['other'] }, null],
  ])('%s', (_, facts, message) => {
    expect(approvalBlock({ ...ready, ...facts }, 'me')?.message ?? null).toBe(message);
  });
});
