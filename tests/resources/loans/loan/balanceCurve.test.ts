import { describe, expect, it } from 'vitest';
import { openRow, type Installment } from '../../../../src/domain/lending/Installment';
import type { LoanBook } from '../../../../src/domain/lending/LoanBook';
import { balanceCurve, classBands } from '../../../../src/resources/loans/loan/parts/balanceCurve';

const row = (no: number, dueDate: string, principal: string, more: Partial<Installment> = {}) => ({
  ...openRow({ no, from: '2026-01-10', dueDate, days: 30, principal, interest: '0.00' } as never),
  ...more,
});

const book = (rows: Installment[]): LoanBook => ({
  state: 'LOAN_ONGOING',
  chart: '01',
  lentAmount: '300.00',
  lentDate: '2026-01-10',
  annualPercent: '36',
  additionalPercent: '0',
  rows,
  charges: [],
  isExtendable: false,
  extensions: 0,
  hasPendingExtension: false,
  renewals: 0,
  watch: null,
  accrualStop: null,
});

const MOVEMENTS = [
  { date: '2026-01-10', balance: '-300.00' },
  { date: '2026-02-12', balance: '-250.00' },
  { date: '2026-02-12', balance: '-200.00' },
];

describe('the balance of a loan over time', () => {
  const rows = [
    row(1, '2026-02-10', '100.00', { state: 'PAID', paidDate: '2026-02-12' }),
    row(2, '2026-03-10', '100.00'),
    row(3, '2026-04-10', '100.00'),
  ];

  it('is planned by the rows that are due later, and actual by the last movement', () => {
    expect(balanceCurve(book(rows), MOVEMENTS, '2026-03-01')).toEqual({
      days: ['2026-01-10', '2026-02-10', '2026-02-12', '2026-03-01', '2026-03-10', '2026-04-10'],
      planned: ['300.00', '200.00', '200.00', '200.00', '100.00', '0.00'],
      actual: ['300.00', '300.00', '200.00', '200.00', null, null],
    });
  });

  it('leaves replaced rows out', () => {
    const extended = [
      row(1, '2026-02-10', '300.00', { state: 'EXTENDED' }),
      row(2, '2026-03-10', '300.00'),
    ];
    const curve = balanceCurve(book(extended), MOVEMENTS, '2026-03-01');
    expect(curve.days).not.toContain('2026-02-10');
    expect(curve.planned[0]).toBe('300.00');
  });

  it('ends with the last day of a settled loan, however long ago that was', () => {
    const paid = [row(1, '2026-02-10', '300.00', { state: 'PAID', paidDate: '2026-02-12' })];
    const { days, actual } = balanceCurve(
      book(paid),
      [...MOVEMENTS, { date: '2026-02-13', balance: '0.00' }],
      '2026-11-21',
    );
    expect(days.at(-1)).toBe('2026-02-13');
    expect(actual.at(-1)).toBe('0.00');
  });
});

describe('the classes of a loan over time', () => {
  const span = { from: '2026-01-10', to: '2026-11-21', now: 'SUBSTANDARD' } as const;
  const change = (at: string, from: string, to: string) => ({
    at,
    field: 'classification',
    from,
    to,
  });

  it('follow from the history, in any order, by the days of Ulaanbaatar', () => {
    const rows = [
      change('2026-06-09T15:30:00.000Z', 'PAST_DUE', 'SUBSTANDARD'),
      change('2026-03-10T17:30:00.000Z', 'STANDARD', 'PAST_DUE'),
      { at: '2026-04-01T00:00:00.000Z', field: 'balance', from: '1', to: '2' },
    ];
    expect(classBands(rows, span)).toEqual([
      { from: '2026-01-10', to: '2026-03-11', assetClass: 'STANDARD' },
      { from: '2026-03-11', to: '2026-06-09', assetClass: 'PAST_DUE' },
      { from: '2026-06-09', to: '2026-11-21', assetClass: 'SUBSTANDARD' },
    ]);
  });

  it('are the one of now without any change, and nothing where none is known', () => {
    expect(classBands([], span)).toEqual([
      { from: '2026-01-10', to: '2026-11-21', assetClass: 'SUBSTANDARD' },
    ]);
    expect(classBands([], { ...span, now: null })).toEqual([]);
  });

  it('leave out a class that did not last a day', () => {
    const rows = [
      change('2026-03-10T01:00:00.000Z', 'STANDARD', 'BAD'),
      change('2026-03-10T02:00:00.000Z', 'BAD', 'PAST_DUE'),
    ];
    expect(classBands(rows, span).map(({ assetClass }) => assetClass)).toEqual([
      'STANDARD',
      'PAST_DUE',
    ]);
  });
});
