import { describe, expect, it } from 'vitest';
import {
  correctAmounts,
  correctionBlocks,
  openOfPart,
} from '../../../src/domain/lending/amountCorrection';
import { moveToCourt, withdrawClaim } from '../../../src/domain/lending/court';
import { figuresOf } from '../../../src/domain/lending/figures';
import { balanceOf } from '../../../src/domain/lending/LoanBook';
import { moveToRisk, returnBlocks, returnToOngoing } from '../../../src/domain/lending/parking';
import { payoffOn } from '../../../src/domain/lending/payoff';
import { splitReceipt } from '../../../src/domain/lending/waterfall';
import { settleClaim, writeOff } from '../../../src/domain/lending/writeOff';
import { sampleBook } from './sampleBook';

/** 91 days after the first row of the sample loan, on which nothing was paid. */
const DAY = '2026-05-30';
const COSTS = { fee: '70200', cost: '35000' };
const risked = () => moveToRisk(sampleBook(), DAY).after;
const atCourt = () => moveToCourt(risked(), { date: '2026-06-20', ...COSTS });
const codesOf = (blocks: readonly { code: string }[]) => blocks.map(({ code }) => code);

describe('the risk department', () => {
  it('stops accrual: nothing grows any more', () => {
    const { before, after, figures } = moveToRisk(sampleBook(), DAY);
    expect([before.state, after.state, after.accrualStop]).toEqual([
      'LOAN_ONGOING',
      'LOAN_RISK',
      DAY,
    ]);
    expect(figures.after.dueNow).toBe(figures.before.dueNow);
    const later = figuresOf(after, '2026-12-31');
    expect(later.overdueInterest).toBe('140843.83');
    expect(later.additionalInterest).toBe('7140.82');
    expect(later.daysPastDue).toBe(306);
  });

  it('is for ongoing loans alone', () => {
    expect(() => moveToRisk(risked(), DAY)).toThrow('STATE_FORBIDS');
  });

  it('gives a loan back when nothing is past due, and charges nothing for the days between', () => {
    const book = risked();
    expect(codesOf(returnBlocks(book, '2026-06-15'))).toEqual(['OVERDUE']);
    const paid = splitReceipt(book, figuresOf(book, '2026-06-15').dueNow, '2026-06-15').after;
    const { after } = returnToOngoing(paid, '2026-06-15');
    expect([after.state, after.accrualStop]).toEqual(['LOAN_ONGOING', null]);
    // 400 000 at 36 % from 15 to 30 June on the one row that is left to run with the last one.
    const running = after.rows.find(({ dueDate }) => dueDate === '2026-06-30');
    expect(running).toMatchObject({
      state: 'UNPAID',
      accruedTo: '2026-06-15',
      interest: '5917.81',
    });
    expect(figuresOf(after, '2026-06-15')).toMatchObject({
      daysPastDue: 0,
      dueNow: '0.00',
      balance: '400000.00',
    });
  });
});

describe('the court', () => {
  it('freezes the claim with fee and cost beside it', () => {
    const { claim, after } = atCourt();
    expect(claim).toEqual({
      principal: '1200000.00',
      interest: '140843.83',
      additionalInterest: '7140.82',
      courtFee: '70200.00',
      courtCost: '35000.00',
      total: '1453184.65',
    });
    expect([after.state, after.accrualStop]).toEqual(['LOAN_COURT', DAY]);
    expect(payoffOn(after, '2027-01-31').total).toBe('1453184.65');
  });

  it('asks for amounts that are some, of a loan in the risk department', () => {
    expect(() => moveToCourt(sampleBook(), { date: DAY, ...COSTS })).toThrow('STATE_FORBIDS');
    expect(() => moveToCourt(risked(), { date: DAY, fee: '-1', cost: '0' })).toThrow(
      'AMOUNT_INVALID',
    );
  });

  it('claims the whole principal: a receipt of the claim closes the loan', () => {
    const { after, split } = splitReceipt(atCourt().after, '1453184.65', '2026-06-25');
    expect([after.state, split.temporary, split.advancePrincipal]).toEqual([
      'CLOSED',
      '0.00',
      '200000.00',
    ]);
  });

  it('is paid first by a receipt; withdrawing drops what nobody paid of it', () => {
    const { after } = splitReceipt(atCourt().after, '50000', '2026-07-01');
    const { figures, after: back } = withdrawClaim(after, '2026-07-02');
    expect(back.state).toBe('LOAN_RISK');
    expect(Number(figures.before.dueNow) - Number(figures.after.dueNow)).toBeCloseTo(55_200, 2);
    expect(balanceOf(back)).toBe('1200000.00');
  });
});

describe('closing with a rest', () => {
  it('writes off exactly the balance; rows keep what was paid on them', () => {
    const part = splitReceipt(risked(), '250000', '2026-06-01').after;
    const { after, writtenOff, lost, figures } = writeOff(part, '2026-06-30');
    expect([after.state, writtenOff, balanceOf(after)]).toEqual(['CLOSED', '1097984.65', '0.00']);
    expect(after.rows.map(({ state, paidPrincipal }) => [state, paidPrincipal])).toEqual([
      ['CANCELLED', '102015.35'],
      ['CANCELLED', '0.00'],
      ['CANCELLED', '0.00'],
      ['CANCELLED', '0.00'],
      ['CANCELLED', '0.00'],
      ['CANCELLED', '0.00'],
    ]);
    expect(figures.after).toMatchObject({ dueNow: '0.00', liveRows: 0, daysPastDue: 0 });
    expect(lost.additionalInterest).toBe('0.00');
  });

  it('is not for ongoing loans, nor for a balance of nothing', () => {
    expect(() => writeOff(sampleBook(), DAY)).toThrow('STATE_FORBIDS');
    expect(() => settleClaim(risked(), DAY)).toThrow('STATE_FORBIDS');
  });

  it('settles a claim and drops the costs that nobody paid', () => {
    const { after, writtenOff, lost } = settleClaim(atCourt().after, '2026-08-01');
    expect([after.state, writtenOff, lost.courtCosts]).toEqual([
      'CLOSED',
      '1200000.00',
      '105200.00',
    ]);
    expect(figuresOf(after, '2026-08-01').dueNow).toBe('0.00');
  });
});

describe('a correction of amounts', () => {
  const correct = (part: 'FEE' | 'OVERDUE_INTEREST' | 'ADDITIONAL_INTEREST', difference: string) =>
    correctAmounts(sampleBook({ fee: '8000' }), { part, difference, date: DAY });

  it.each([
    ['FEE', '1500', '8000.00', '9500.00'],
    ['FEE', '-3000', '8000.00', '5000.00'],
    ['OVERDUE_INTEREST', '-20000', '123090.41', '103090.41'],
    ['OVERDUE_INTEREST', '100.5', '123090.41', '123190.91'],
    ['ADDITIONAL_INTEREST', '-7140.82', '7140.82', '0.00'],
    ['ADDITIONAL_INTEREST', '1000', '7140.82', '8140.82'],
  ] as const)('%s by %s: %s becomes %s', (part, difference, before, after) => {
    const change = correct(part, difference);
    expect(change.open).toEqual({ before, after });
    expect(openOfPart(change.after, part, DAY)).toBe(after);
    expect(change.figures.after.balance).toBe('1200000.00');
    expect(change.after.rows.length).toBe(6);
  });

  it('takes no more than is open, changes nothing by nothing, and keeps the legal share', () => {
    const blocks = (
      part: 'FEE' | 'OVERDUE_INTEREST' | 'ADDITIONAL_INTEREST',
      difference: string,
      date = DAY,
    ) => codesOf(correctionBlocks(sampleBook(), { part, difference, date }));
    expect(blocks('FEE', '-0.01')).toEqual(['AMOUNT_OVER']);
    expect(blocks('FEE', '0')).toEqual(['AMOUNT_INVALID']);
    expect(blocks('FEE', '1.005')).toEqual(['AMOUNT_INVALID']);
    expect(blocks('OVERDUE_INTEREST', '10', '2026-02-20')).toEqual(['NOT_OVERDUE']);
    expect(blocks('ADDITIONAL_INTEREST', '17477.27')).toEqual(['AMOUNT_OVER']);
    expect(blocks('ADDITIONAL_INTEREST', '17477.26')).toEqual([]);
    const closed = sampleBook({}, { state: 'CLOSED' });
    const fee = { part: 'FEE', difference: '5', date: DAY } as const;
    expect(codesOf(correctionBlocks(closed, fee))).toEqual(['STATE_FORBIDS']);
  });

  it('closes a loan on which nothing is left', () => {
    const book = correctAmounts(sampleBook(), {
      part: 'FEE',
      difference: '100',
      date: '2026-02-10',
    });
    const { total } = payoffOn(book.after, '2026-02-10');
    const rows = book.after.rows.map((row) => ({ ...row, state: 'PAID' as const }));
    const owing = { ...book.after, rows };
    expect(owing.charges).toEqual([{ kind: 'FEE', amount: '100.00', paid: '0.00' }]);
    const { after } = correctAmounts(owing, {
      part: 'FEE',
      difference: '-100',
      date: '2026-02-10',
    });
    expect([after.state, total]).toEqual(['CLOSED', '1211935.62']);
  });
});
