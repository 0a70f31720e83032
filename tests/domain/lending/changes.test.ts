import { describe, expect, it } from 'vitest';
import { classOf } from '../../../src/domain/lending/classOf';
import { daysPastDue } from '../../../src/domain/lending/daysPastDue';
import { extend } from '../../../src/domain/lending/extension';
import {
  extensionBlocks,
  type ExtensionRequest,
} from '../../../src/domain/lending/extensionBlocks';
import type { LoanBook } from '../../../src/domain/lending/LoanBook';
import { renew } from '../../../src/domain/lending/renewal';
import { renewalBlocks, type RenewalPlan } from '../../../src/domain/lending/renewalBlocks';
import { replay } from '../../../src/domain/lending/replay';
import { sampleBook } from './sampleBook';

const request: ExtensionRequest = {
  date: '2026-02-28',
  duration: 1,
  unit: 'MONTH',
  fee: '10000',
};
const late: ExtensionRequest = { date: '2026-03-10', duration: 30, unit: 'DAY', fee: '5000' };

const live = (book: LoanBook) =>
  book.rows
    .filter((row) => row.state === 'UNPAID')
    .map((row) => [row.no, row.dueDate, row.days, row.principal, row.interest]);

describe('extend', () => {
  it('moves every unpaid row by a month and keeps the original day', () => {
    const { after, newDueDates, totalCost, extraInterest, split } = extend(sampleBook(), request);
    expect(live(after)).toEqual([
      [7, '2026-03-31', 31, '200000.00', '36690.41'],
      [8, '2026-04-30', 30, '200000.00', '29589.04'],
      [9, '2026-05-31', 31, '200000.00', '24460.27'],
      [10, '2026-06-30', 30, '200000.00', '17753.42'],
      [11, '2026-07-31', 31, '200000.00', '12230.14'],
      [12, '2026-08-31', 31, '200000.00', '6115.07'],
    ]);
    expect(newDueDates[0]).toBe('2026-03-31');
    expect(after.rows.slice(0, 6).every((row) => row.state === 'EXTENDED')).toBe(true);
    expect([split.fees, split.currentInterest, totalCost]).toEqual([
      '10000.00',
      '33139.73',
      '43139.73',
    ]);
    expect(extraInterest).toBe('36295.88');
    expect([after.extensions, after.charges]).toEqual([
      1,
      [{ kind: 'FEE', amount: '10000.00', paid: '10000.00' }],
    ]);
  });

  it('ends the days past due when the interest is paid', () => {
    const { after, costs, totalCost, figures } = extend(sampleBook(), late);
    expect(costs).toMatchObject({
      fees: '5000.00',
      additionalInterest: '394.52',
      overdueInterest: '35112.33',
      currentInterest: '9863.01',
    });
    expect(totalCost).toBe('50369.86');
    expect([figures.before.daysPastDue, figures.after.daysPastDue]).toEqual([10, 0]);
    expect([figures.before.balance, figures.after.balance]).toEqual(['1200000.00', '1200000.00']);
    expect(live(after)[0]).toEqual([7, '2026-03-30', 20, '200000.00', '23671.23']);
  });

  it('leaves unpaid overdue interest on its old date', () => {
    const { after } = extend(sampleBook(), { ...late, paid: '20000' });
    expect(live(after)[0]).toEqual([7, '2026-02-28', 0, '0.00', '20506.85']);
    expect(daysPastDue(after.rows, '2026-03-10')).toBe(10);
    // Interest of the running row that was not paid is due with the first new row.
    expect(live(after)[1]).toEqual([8, '2026-03-30', 20, '200000.00', '33534.24']);
  });

  it('names every reason against it', () => {
    const codes = (book: Partial<LoanBook>, of: Partial<ExtensionRequest> = {}) =>
      extensionBlocks(sampleBook({}, book), { ...request, ...of }).map(({ code }) => code);
    expect(codes({})).toEqual([]);
    expect(codes({ state: 'LOAN_COURT', isExtendable: false })).toEqual([
      'STATE_FORBIDS',
      'NOT_EXTENDABLE',
    ]);
    expect(codes({}, { date: '2026-03-30', duration: 2 })).toEqual([]);
    expect(codes({}, { date: '2026-03-31', duration: 2 })).toEqual(['DPD_OVER_LIMIT']);
    expect(codes({ extensions: 3 })).toEqual(['EXTENSIONS_REACHED']);
    expect(codes({ hasPendingExtension: true })).toEqual(['EXTENSION_PENDING']);
    expect(codes({ hasPendingExtension: true }, { isPendingOne: true })).toEqual([]);
    expect(codes({}, { duration: 0 })).toEqual(['DURATION_INVALID']);
    expect(codes({}, { date: '2026-03-10', unit: 'DAY', duration: 10 })).toEqual([
      'DATE_NOT_AFTER_TODAY',
    ]);
    expect(codes({ rows: [] })).toEqual(['NOTHING_TO_PAY']);
    expect(() => extend(sampleBook({}, { state: 'CLOSED' }), request)).toThrow('STATE_FORBIDS');
  });
});

const plan: RenewalPlan = {
  date: '2026-04-14',
  chart: '04',
  count: 4,
  firstDate: '2026-05-14',
  isLead: false,
};

describe('renew', () => {
  it('carries the interest as a first row and plans the principal anew', () => {
    const { after, carried, arrearsDate, figures } = renew(sampleBook(), plan);
    expect(carried).toEqual({
      interest: '86400.00',
      additionalInterest: '2327.67',
      fee: '0.00',
      total: '88727.67',
    });
    expect(arrearsDate).toBe('2026-04-21');
    expect(live(after)).toEqual([
      [7, '2026-04-21', 0, '0.00', '86400.00'],
      [8, '2026-05-14', 30, '300000.00', '35506.85'],
      [9, '2026-06-14', 31, '300000.00', '27517.81'],
      [10, '2026-07-14', 30, '300000.00', '17753.42'],
      [11, '2026-08-14', 31, '300000.00', '9172.60'],
    ]);
    expect(after.rows.slice(0, 6).every((row) => row.state === 'CANCELLED')).toBe(true);
    expect([figures.before.balance, figures.after.balance]).toEqual(['1200000.00', '1200000.00']);
  });

  it('charges no interest on the carried interest', () => {
    const { after } = renew(sampleBook(), plan);
    const { rows } = replay(after, [{ kind: 'PAY', date: '2026-05-14', amount: '1000' }]);
    expect(rows[6]).toMatchObject({
      chargedInterest: '86400.00',
      overdueInterest: '0.00',
      additionalInterest: '2327.67',
    });
  });

  it('does not improve the class until three rows in a row are paid on time', () => {
    const { after } = renew(sampleBook(), plan);
    expect(classOf(after, '2026-04-14')).toEqual({
      daysPastDue: 0,
      byDays: 'STANDARD',
      assetClass: 'PAST_DUE',
      isHeld: true,
    });
    const twoPaid = replay(after, [
      { kind: 'PAY', date: '2026-04-21', amount: '88727.67' },
      { kind: 'PAY', date: '2026-05-14', amount: '335506.85' },
    ]);
    expect(classOf(twoPaid, '2026-06-01').assetClass).toBe('PAST_DUE');
    const third = replay(twoPaid, [{ kind: 'PAY', date: '2026-06-14', amount: '327517.81' }]);
    expect(classOf(third, '2026-06-14').assetClass).toBe('STANDARD');
    const lateThird = replay(twoPaid, [{ kind: 'PAY', date: '2026-06-16', amount: '400000' }]);
    expect(classOf(lateThird, '2026-06-16').assetClass).toBe('PAST_DUE');
  });

  it('keeps a stored class that is worse than the days say', () => {
    const { after } = renew(sampleBook(), { ...plan, storedClass: 'DOUBTFUL' });
    expect(classOf(after, '2026-04-14').assetClass).toBe('DOUBTFUL');
  });

  it('takes typed rows that sum to the balance', () => {
    const typedRows = [
      { dueDate: '2026-05-01', principal: '200000' },
      { dueDate: '2026-09-01', principal: '1000000' },
    ];
    const { after } = renew(sampleBook(), { ...plan, chart: '06', typedRows, fee: '3000' });
    expect(after.rows[6]).toMatchObject({ dueDate: '2026-04-21', fee: '3000.00' });
    expect(live(after)[2].slice(0, 4)).toEqual([9, '2026-09-01', 123, '1000000.00']);
  });

  it('names every reason against it', () => {
    const codes = (book: Partial<LoanBook>, of: Partial<RenewalPlan> = {}) =>
      renewalBlocks(sampleBook({}, book), { ...plan, ...of }).map(({ code }) => code);
    expect(codes({})).toEqual([]);
    expect(codes({ state: 'LOAN_RISK' })).toEqual(['STATE_FORBIDS']);
    expect(codes({}, { date: '2026-02-28' })).toEqual(['NOT_OVERDUE']);
    expect(codes({ renewals: 1 })).toEqual(['LEAD_NEEDED']);
    expect(codes({ renewals: 1 }, { isLead: true })).toEqual([]);
    expect(codes({}, { firstDate: '2026-04-14' })).toEqual(['DATE_NOT_AFTER_TODAY']);
    expect(codes({}, { count: 0 })).toEqual(['PLAN_INVALID']);
    expect(codes({}, { arrearsDate: '2026-05-14' })).toEqual(['PLAN_INVALID']);
    expect(codes({}, { chart: '06', typedRows: [] })).toEqual(['PLAN_INVALID']);
    expect(codes({ rows: [] })).toEqual(['NOT_OVERDUE', 'NOTHING_TO_PAY']);
    expect(() => renew(sampleBook({}, { renewals: 1 }), plan)).toThrow('LEAD_NEEDED');
  });
});
