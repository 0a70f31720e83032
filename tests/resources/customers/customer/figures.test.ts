import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { invitationBonus } from '../../../../src/domain/bonus/invitationBonus';
import { invitationStates } from '../../../../src/domain/bonus/invitationCounts';
import { ladderPlace } from '../../../../src/domain/bonus/ladder';
import { pointBalance, pointsByType } from '../../../../src/domain/bonus/points';
import { sequenceNumberOf } from '../../../../src/domain/qr/qrText';
import { cashOutBlock } from '../../../../src/domain/savings/cashOut';
import { endSaving, interestUntil, savingBalance } from '../../../../src/domain/savings/figures';
import customers from '../../../../src/resources/customers/customer/customer.entity';
import education from '../../../../src/resources/customers/education/education.entity';

const SAVING = {
  principal: '1000000.00',
  rate: 12,
  openedOn: '2025-11-21',
  capitalised: '100000.00',
  paid: '50000.00',
};

describe('savings', () => {
  test('balance = principal + capitalised interest − paid', () => {
    expect(savingBalance(SAVING)).toBe('1050000.00');
  });

  test('interest is simple, by days of a year of 365', () => {
    expect(interestUntil(SAVING, '2026-11-21', 'CASH_OUT')).toBe('120000.00');
    expect(interestUntil(SAVING, '2026-11-21', 'EARLY')).toBe('36000.00');
    expect(interestUntil(SAVING, '2025-11-20', 'CASH_OUT')).toBe('0.00');
  });

  test('an end pays out everything with the interest put right', () => {
    expect(endSaving(SAVING, 'CASH_OUT', '2026-11-21')).toMatchObject({
      interest: '120000.00',
      correction: '20000.00',
      paidOut: '1070000.00',
    });
    expect(endSaving(SAVING, 'EARLY', '2026-11-21')).toMatchObject({
      interest: '36000.00',
      correction: '-64000.00',
      paidOut: '986000.00',
    });
  });

  test('nothing is left after an end, whatever was there', () => {
    const amount = fc.integer({ min: 0, max: 10 ** 9 }).map((mongo) => (mongo / 100).toFixed(2));
    fc.assert(
      fc.property(
        fc.record({
          principal: amount,
          rate: fc.integer({ min: 0, max: 30 }),
          openedOn: fc.constant('2026-01-15'),
          capitalised: amount,
          paid: amount,
        }),
        fc.constantFrom('CASH_OUT' as const, 'EARLY' as const),
        fc.integer({ min: 10, max: 28 }).map((day) => `2026-11-${day}`),
        (figures, end, day) => {
          const { after, paidOut } = endSaving(figures, end, day);
          expect(savingBalance({ ...figures, ...after })).toBe('0.00');
          expect(Number(paidOut)).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });

  test.each([
    [{ access: 'YES', balance: '10000.00', daysToPayment: 3 }, null],
    [{ access: 'YES', balance: '9999.99', daysToPayment: null }, 'minBalance'],
    [{ access: 'YES', balance: '10000.00', daysToPayment: 2 }, 'nextPayment'],
    [{ access: 'NO_DUE_FRAUD', balance: '1.00', daysToPayment: 0 }, 'access'],
  ] as const)('cash-out of %j is hindered by %s', (facts, actionBlock) => {
    expect(cashOutBlock(facts)).toBe(actionBlock);
  });
});

describe('bonus points', () => {
  const rows = [
    { type: 7, credit: 0, debit: 150 },
    { type: 0, credit: 100, debit: 0 },
    { type: 5, credit: 70, debit: 0 },
    { type: 5, credit: 30, debit: 0 },
  ] as const;

  test('balance = Σ credits − Σ debits, in all and by kind', () => {
    expect(pointBalance(rows)).toBe(50);
    expect(pointsByType(rows)).toEqual([
      { type: 0, count: 1, credit: 100, debit: 0 },
      { type: 5, count: 2, credit: 100, debit: 0 },
      { type: 7, count: 1, credit: 0, debit: 150 },
    ]);
    expect(pointBalance(pointsByType(rows))).toBe(50);
  });
});

test.each([
  [99, null, 100, 1],
  [100, 100, 110, 10],
  [237, 230, 240, 3],
  [495, 490, 500, 5],
  [500, 500, null, 0],
])('with %i rank points: level %s, next %s, %i missing', (points, level, next, missing) => {
  expect(ladderPlace(points)).toMatchObject({ level, next, missing });
});

test('only invitations contracted in time bring a bonus', () => {
  const counts = invitationStates([
    { state: 'CONTRACTED' },
    { state: 'PENDING' },
    { state: 'CONTRACTED' },
    { state: 'CONTRACTED_LATE' },
  ]);
  expect(counts).toEqual([
    { state: 'PENDING', count: 1 },
    { state: 'CONTRACTED', count: 2 },
    { state: 'CONTRACTED_LATE', count: 1 },
  ]);
  expect(invitationBonus(counts)).toBe('10000.00');
  expect(invitationBonus([])).toBe('0.00');
});

test.each([
  ['10000042', '10000042'],
  [' 1000 0042 ', '10000042'],
  ['１００００042', '10000042'],
  ['https://urtuu.example/q/10000042', '10000042'],
  ['urtuu:card=10000042', '10000042'],
  ['1000004', undefined],
  ['100000421', undefined],
  ['https://urtuu.example/q/1000004x', undefined],
  ['', undefined],
  ['9'.repeat(10_000), undefined],
])('the sequence number in %j is %s', (text, number) => {
  expect(sequenceNumberOf(text)).toBe(number);
});

describe('shareholders', () => {
  const owner = (regnum: string, percent: number) => ({ name: 'Бат', regnum, percent });
  const issues = (shareholders: ReturnType<typeof owner>[] | null) =>
    customers.rules?.({ type: 'COMPANY', email: 'info@example.mn', shareholders });

  test.each([
    [[owner('УК03271614', 60), owner('МУ81051931', 40)], undefined],
    [[owner('УК03271614', 33.3), owner('МУ81051931', 66.7)], undefined],
    [[owner('УК03271614', 60), owner('МУ81051931', 40.01)], 'people.company.shares_over'],
    [[owner('УК03271614', 10), owner('УК03271614', 10)], 'people.company.shareholder_twice'],
    [null, undefined],
  ])('%j: %s', (owners, message) => {
    expect(issues(owners)?.map((issue) => issue.message)).toEqual(message ? [message] : []);
  });

  test('say what they add up to', () => {
    const rows = [owner('УК03271614', 60.1), owner('МУ81051931', 40.2)];
    expect(issues(rows)?.[0]?.values).toEqual({ sum: '100.3' });
  });
});

test('education asks for start year, GPA and entrance score, each in its own words', () => {
  expect(education.rules?.({})?.map(({ field, message }) => [String(field), message])).toEqual([
    ['startYear', 'validation.start_year_required'],
    ['gpa', 'validation.gpa_required'],
    ['entranceScore', 'validation.entrance_score_required'],
  ]);
  expect(education.rules?.({ startYear: 2021, gpa: 3.2, entranceScore: 0 })).toEqual([]);
});
