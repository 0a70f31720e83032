import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { interestUntil } from '../../src/domain/savings/figures';
import { plannedInterest, savingSchedule } from '../../src/domain/savings/schedule';
import { addDays } from '../../src/domain/dates';
import { plus } from '../../src/domain/lending/amounts';

const TERMS = {
  principal: '1000000.00',
  rate: 12,
  openedOn: '2026-01-15',
  maturesOn: '2026-04-15',
};

describe('the plan of savings', () => {
  test('adds interest every 30 days, and at maturity what is left', () => {
    expect(savingSchedule(TERMS)).toEqual([
      { date: '2026-02-14', interest: '9863.01', capitalised: '9863.01' },
      { date: '2026-03-16', interest: '9863.02', capitalised: '19726.03' },
      { date: '2026-04-15', interest: '9863.01', capitalised: '29589.04' },
    ]);
    expect(savingSchedule({ ...TERMS, maturesOn: '2026-02-20' })).toEqual([
      { date: '2026-02-14', interest: '9863.01', capitalised: '9863.01' },
      { date: '2026-02-20', interest: '1972.61', capitalised: '11835.62' },
    ]);
  });

  test('no interest runs after maturity', () => {
    expect(interestUntil(TERMS, '2026-04-15', 'CASH_OUT')).toBe('29589.04');
    expect(interestUntil(TERMS, '2027-04-15', 'CASH_OUT')).toBe('29589.04');
    expect(plannedInterest(TERMS, '2026-02-13')).toBe('0.00');
    expect(plannedInterest(TERMS, '2026-02-14')).toBe('9863.01');
    expect(plannedInterest(TERMS, '2030-01-01')).toBe('29589.04');
  });

  test('what was moved counts from its day on', () => {
    const changes = [
      { on: '2026-02-14', amount: '-400000.00' },
      { on: '2026-03-16', amount: '100000.00' },
    ];
    // 1 000 000.00, 600 000.00 and 700 000.00, for 30 days each.
    expect(savingSchedule({ ...TERMS, changes })).toEqual([
      { date: '2026-02-14', interest: '9863.01', capitalised: '9863.01' },
      { date: '2026-03-16', interest: '5917.81', capitalised: '15780.82' },
      { date: '2026-04-15', interest: '6904.11', capitalised: '22684.93' },
    ]);
    // After maturity nothing moves it any more, and who took interest too has nothing left that bears any.
    const late = [{ on: '2026-04-15', amount: '-1000000.00' }];
    expect(interestUntil({ ...TERMS, changes: late }, '2026-05-15', 'CASH_OUT')).toBe('29589.04');
    const all = [{ on: '2026-02-14', amount: '-1005000.00' }];
    expect(interestUntil({ ...TERMS, changes: all }, '2026-04-15', 'CASH_OUT')).toBe('9863.01');
  });

  test('its rows are as much as the interest of the whole term', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10 ** 10 }),
        fc.integer({ min: 0, max: 30 }),
        fc.integer({ min: 1, max: 1_100 }),
        (mongo, rate, days) => {
          const terms = {
            principal: (mongo / 100).toFixed(2),
            rate,
            openedOn: '2024-02-29',
            maturesOn: addDays('2024-02-29', days),
          };
          const rows = savingSchedule(terms);
          expect(plus('0', ...rows.map(({ interest }) => interest))).toBe(
            interestUntil(terms, terms.maturesOn, 'CASH_OUT'),
          );
          expect(rows.at(-1)?.date).toBe(terms.maturesOn);
          expect(new Set(rows.map(({ date }) => date)).size).toBe(rows.length);
        },
      ),
    );
  });
});
