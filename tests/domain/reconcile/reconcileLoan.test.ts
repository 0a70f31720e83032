import { describe, expect, it } from 'vitest';
import { verdictOf } from '../../../src/domain/reconcile/Check';
import type { LoanFigures } from '../../../src/domain/reconcile/LoanFigures';
import { reconcileLoan } from '../../../src/domain/reconcile/reconcileLoan';

// The 04 loan of docs/domain/lending.md 5.4 after two full rows and 50 000 of the third.
const LOAN: LoanFigures = {
  lentAmount: '1200000',
  balance: '750000',
  refundedAmount: '513715.07',
  principalRepaid: '450000',
  rows: [
    { state: 'PAID', principal: '200000', principalPaid: '200000' },
    { state: 'PAID', principal: '200000', principalPaid: '200000' },
    { state: 'UNPAID', principal: '200000', principalPaid: '50000' },
    { state: 'UNPAID', principal: '200000', principalPaid: null },
    { state: 'UNPAID', principal: '200000', principalPaid: '0' },
    { state: 'UNPAID', principal: '200000', principalPaid: undefined },
  ],
  receipts: [
    { splits: ['33139.73', '200000'] },
    { splits: ['30575.34', '200000', null] },
    { splits: ['0', '50000'] },
  ],
  ledger: { closing: '-750000' },
  journals: [
    { journalId: 1, debit: '1200000' },
    { journalId: 1, credit: '1200000' },
    { journalId: 2, debit: '233139.73' },
    { journalId: 2, credit: '200000' },
    { journalId: 2, credit: '33139.73' },
  ],
  classes: {
    daysPastDue: 0,
    storedClass: 'STANDARD',
    registry: { class: 'NORMAL', writeStatus: 'SUCCESSFULLY' },
  },
};

const strip = (change: Partial<LoanFigures>) =>
  reconcileLoan({ ...LOAN, ...change }).map((check) => ({ ...check, verdict: verdictOf(check) }));

const broken = (change: Partial<LoanFigures>) =>
  strip(change)
    .filter(({ ok }) => !ok)
    .map(({ id, left, right }) => [id, left, right]);

describe('the truth strip of a loan', () => {
  it('is green where the figures agree', () => {
    expect(reconcileLoan(LOAN)).toEqual([
      { id: 'R1', ok: true, left: '750000', right: '750000' },
      { id: 'R2', ok: true, left: '750000', right: '750000' },
      { id: 'R3', ok: true, left: '1200000', right: '1200000' },
      { id: 'R4', ok: true, left: '513715.07', right: '513715.07' },
      { id: 'R5', ok: true, left: '-750000', right: '-750000' },
      { id: 'R6', ok: true, left: '1433139.73', right: '1433139.73' },
      { id: 'R7', ok: true, left: 'STANDARD', right: 'STANDARD' },
    ]);
  });

  it('checks only what is at hand', () => {
    const { lentAmount, balance, refundedAmount, principalRepaid } = LOAN;
    const checks = reconcileLoan({ lentAmount, balance, refundedAmount, principalRepaid });
    expect(checks.map(({ id }) => id)).toEqual(['R1']);
  });

  it('sees a möngö too much', () => {
    expect(broken({ balance: '750000.01' })).toEqual([
      ['R1', '750000', '750000.01'],
      ['R2', '750000', '750000.01'],
      ['R5', '-750000', '-750000.01'],
    ]);
    expect(broken({ refundedAmount: '513715.06' })).toEqual([['R4', '513715.07', '513715.06']]);
  });

  it('compares raw values, not displayed ones', () => {
    expect(broken({ balance: '749999.9999' }).map(([id]) => id)).toEqual(['R1', 'R2', 'R5']);
    expect(broken({ balance: '750000.0000' })).toEqual([]);
  });

  it('counts principal of rows that were extended or cancelled after a part payment', () => {
    const rows: LoanFigures['rows'] = [
      { state: 'PAID', principal: '200000', principalPaid: '200000' },
      { state: 'EXTENDED', principal: '200000', principalPaid: '200000' },
      { state: 'CANCELLED', principal: '800000', principalPaid: '50000' },
      { state: 'UNPAID', principal: '375000', principalPaid: '0' },
      { state: 'UNPAID', principal: '375000', principalPaid: '0' },
    ];
    expect(broken({ rows })).toEqual([]);
  });

  it('takes written-off principal as a term of R1, R3 and R5', () => {
    const written: Partial<LoanFigures> = {
      balance: '0',
      writtenOff: '750000',
      rows: [
        { state: 'PAID', principal: '200000', principalPaid: '200000' },
        { state: 'PAID', principal: '200000', principalPaid: '200000' },
        { state: 'CANCELLED', principal: '800000', principalPaid: '50000' },
      ],
    };
    expect(broken({ ...written, ledger: { closing: '0', writtenOff: '750000' } })).toEqual([]);
    expect(broken({ ...written, ledger: { closing: '-750000' } })).toEqual([]);
    expect(broken({ ...written, ledger: { closing: '0' } })).toEqual([['R5', '750000', '0']]);
    expect(
      broken({ ...written, writtenOff: null, ledger: { closing: '0' } }).map(([id]) => id),
    ).toEqual(['R1', 'R3']);
  });

  it('never agrees where a figure is no amount', () => {
    expect(broken({ balance: null })).toEqual([
      ['R1', '750000', '—'],
      ['R2', '750000', '—'],
      ['R5', '-750000', '—'],
    ]);
    expect(broken({ refundedAmount: 'abc' })).toEqual([['R4', '513715.07', '—']]);
    expect(broken({ ledger: { closing: undefined } })).toEqual([['R5', '—', '-750000']]);
  });

  it('finds journals out of balance although the totals agree', () => {
    const journals: LoanFigures['journals'] = [
      { journalId: 'A', debit: '100' },
      { journalId: 'A', credit: '90' },
      { journalId: 'B', debit: '90' },
      { journalId: 'B', credit: '100' },
      { journalId: 'C', debit: '5', credit: '5' },
    ];
    expect(strip({ journals })[5]).toEqual({
      id: 'R6',
      ok: false,
      left: '100',
      right: '90',
      where: ['A', 'B'],
      verdict: 'unequal',
    });
  });
});
