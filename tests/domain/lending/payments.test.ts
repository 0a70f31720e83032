import { describe, expect, it } from 'vitest';
import { interestToDate } from '../../../src/domain/lending/accrual';
import { balanceOf } from '../../../src/domain/lending/LoanBook';
import { payInAdvance } from '../../../src/domain/lending/payInAdvance';
import { payoffOn } from '../../../src/domain/lending/payoff';
import { replay } from '../../../src/domain/lending/replay';
import { paymentBlocks, splitReceipt } from '../../../src/domain/lending/waterfall';
import { sampleBook } from './sampleBook';

const afterTwo = () =>
  replay(sampleBook(), [
    { kind: 'PAY', date: '2026-02-28', amount: '233139.73' },
    { kind: 'PAY', date: '2026-03-31', amount: '230575.34' },
  ]);

const nothing = {
  courtCosts: '0.00',
  fees: '0.00',
  additionalInterest: '0.00',
  overdueInterest: '0.00',
  overduePrincipal: '0.00',
  currentInterest: '0.00',
  currentPrincipal: '0.00',
  advancePrincipal: '0.00',
  temporary: '0.00',
};

describe('splitReceipt', () => {
  it('pays a row on its day', () => {
    const { split, after, isClosed } = splitReceipt(sampleBook(), '233139.73', '2026-02-28');
    expect(split).toEqual({
      ...nothing,
      currentInterest: '33139.73',
      currentPrincipal: '200000.00',
    });
    expect(after.rows[0]).toMatchObject({ state: 'PAID', paidDate: '2026-02-28' });
    expect([balanceOf(after), isClosed]).toEqual(['1000000.00', false]);
    expect(after.rows[1].interest).toBe('30575.34');
  });

  it('goes down the whole waterfall, the oldest row first', () => {
    // 2026-04-14: row 1 is 45 days late, row 2 is 14 days late, row 3 runs since 2026-03-31.
    const book = sampleBook(
      {},
      {
        charges: [
          { kind: 'FEE', amount: '5000.00', paid: '1000.00' },
          { kind: 'COURT', amount: '70000.00', paid: '0.00' },
        ],
      },
    );
    const { split, lines, after } = splitReceipt(book, '600000', '2026-04-14');
    expect(lines).toEqual([
      { part: 'courtCosts', no: null, amount: '70000.00' },
      { part: 'fees', no: null, amount: '4000.00' },
      { part: 'additionalInterest', no: 1, amount: '1775.34' },
      { part: 'additionalInterest', no: 2, amount: '552.33' },
      { part: 'overdueInterest', no: 1, amount: '33139.73' },
      { part: 'overdueInterest', no: 1, amount: '8876.71' },
      { part: 'overdueInterest', no: 2, amount: '30575.34' },
      { part: 'overdueInterest', no: 2, amount: '2761.64' },
      { part: 'overduePrincipal', no: 1, amount: '200000.00' },
      { part: 'overduePrincipal', no: 2, amount: '200000.00' },
      { part: 'currentInterest', no: 3, amount: '11046.58' },
      { part: 'currentPrincipal', no: 3, amount: '37272.33' },
    ]);
    expect(split.overdueInterest).toBe('75353.42');
    expect(after.rows.map((row) => row.state).slice(0, 3)).toEqual(['PAID', 'PAID', 'UNPAID']);
    expect(after.rows[2].paidPrincipal).toBe('37272.33');
    // 11 046.58 charged, and 16 days on 762 727.67 to come.
    expect(after.rows[2].interest).toBe('23083.05');
    expect(balanceOf(after)).toBe('762727.67');
  });

  it('leaves a part-paid row UNPAID', () => {
    const { split, after } = splitReceipt(sampleBook(), '100000', '2026-02-28');
    expect([split.currentInterest, split.currentPrincipal]).toEqual(['33139.73', '66860.27']);
    expect(after.rows[0]).toMatchObject({ state: 'UNPAID', paidPrincipal: '66860.27' });
    expect(balanceOf(after)).toBe('1133139.73');
  });

  it('charges the overdue principal that is left after a part payment', () => {
    const part = splitReceipt(sampleBook(), '100000', '2026-02-28').after;
    expect(interestToDate(part, '2026-03-10')).toEqual({
      overdueInterest: '1313.16',
      currentInterest: '9863.01',
      additionalInterest: '262.63',
      total: '11438.80',
    });
  });

  it('gives the rest to the temporary account, not to later rows', () => {
    const { split, after } = splitReceipt(sampleBook(), '300000', '2026-02-28');
    expect(split.temporary).toBe('66860.27');
    expect(after.rows[1]).toMatchObject({ paidPrincipal: '0.00', paidInterest: '0.00' });
  });

  it('charges interest to the day when a row is paid early, and the next row from that day', () => {
    const { split, after } = splitReceipt(sampleBook(), '250000', '2026-02-10');
    expect([split.currentInterest, split.temporary]).toEqual(['11835.62', '38164.38']);
    expect(after.rows[0]).toMatchObject({ state: 'PAID', days: 10, interest: '11835.62' });
    expect(after.rows[1]).toMatchObject({ from: '2026-02-10', days: 49, interest: '48328.77' });
    const second = splitReceipt(after, '1000', '2026-02-20');
    expect(second.split).toEqual({ ...nothing, temporary: '1000.00' });
  });

  it('closes the loan with its last row', () => {
    const day = { termUnit: 'DAY', term: 30 } as const;
    const { after, isClosed } = splitReceipt(sampleBook(day), '1235506.85', '2026-03-02');
    expect([isClosed, after.state, balanceOf(after)]).toEqual([true, 'CLOSED', '0.00']);
  });

  it('accrues nothing after the stop in the risk department', () => {
    const book = sampleBook({}, { state: 'LOAN_RISK', accrualStop: '2026-03-10' });
    expect(interestToDate(book, '2026-06-10')).toEqual(interestToDate(book, '2026-04-10'));
    expect(interestToDate(book, '2026-04-10').total).toBe('45369.86');
  });

  it('refuses other states and amounts', () => {
    const codes = (state: 'CANCELLED' | 'LOAN_COURT' | 'LOAN_ONHOLD', amount: string) =>
      paymentBlocks(sampleBook({}, { state }), amount).map(({ code }) => code);
    expect(codes('CANCELLED', '100')).toEqual(['STATE_FORBIDS']);
    expect(codes('LOAN_ONHOLD', '0')).toEqual(['STATE_FORBIDS', 'AMOUNT_INVALID']);
    expect(codes('LOAN_COURT', '100.001')).toEqual(['AMOUNT_INVALID']);
    expect(codes('LOAN_COURT', '100')).toEqual([]);
    expect(() => splitReceipt(sampleBook({}, { state: 'CANCELLED' }), '1', '2026-02-28')).toThrow(
      'STATE_FORBIDS',
    );
  });
});

describe('payoffOn', () => {
  it('is the balance and the interest to the day', () => {
    expect(payoffOn(afterTwo(), '2026-04-10')).toEqual({
      date: '2026-04-10',
      validUntil: '2026-04-10 23:59:59',
      parts: {
        ...nothing,
        currentInterest: '7890.41',
        currentPrincipal: '200000.00',
        advancePrincipal: '600000.00',
      },
      principal: '800000.00',
      interest: '7890.41',
      total: '807890.41',
      released: '0.00',
    });
  });

  it('closes the loan when it is paid', () => {
    const payment = { amount: '807890.41', date: '2026-04-10', option: 'SHORTEN' } as const;
    const { isClosed, split, after } = payInAdvance(afterTwo(), payment);
    expect([isClosed, split.temporary]).toEqual([true, '0.00']);
    expect(after.rows.every((row) => row.state === 'PAID')).toBe(true);
  });

  it('gives back the interest paid in advance that was not earned', () => {
    const book = sampleBook({ paymentOption: 'IN_ADVANCE' });
    expect(payoffOn(book, '2026-02-10')).toMatchObject({
      total: '1200000.00',
      released: '21304.11',
    });
  });
});

describe('payInAdvance', () => {
  const pay = (option: 'SHORTEN' | 'LOWER' | 'NEXT_ROWS', amount = '523671.23') =>
    payInAdvance(afterTwo(), { amount, date: '2026-04-30', option });
  const live = (option: 'SHORTEN' | 'LOWER' | 'NEXT_ROWS') =>
    pay(option)
      .after.rows.filter((row) => row.state === 'UNPAID')
      .map((row) => [row.no, row.dueDate, row.principal, row.interest, row.paidPrincipal]);

  it('shortens the term', () => {
    expect(live('SHORTEN')).toEqual([
      [7, '2026-05-31', '200000.00', '9172.60', '0.00'],
      [8, '2026-06-30', '100000.00', '2958.90', '0.00'],
    ]);
    expect(pay('SHORTEN').after.rows.map((row) => row.state)).toEqual([
      'PAID',
      'PAID',
      'PAID',
      'CANCELLED',
      'CANCELLED',
      'CANCELLED',
      'UNPAID',
      'UNPAID',
    ]);
  });

  it('lowers the rows', () => {
    expect(live('LOWER')).toEqual([
      [7, '2026-05-31', '100000.00', '9172.60', '0.00'],
      [8, '2026-06-30', '100000.00', '5917.81', '0.00'],
      [9, '2026-07-31', '100000.00', '3057.53', '0.00'],
    ]);
  });

  it('pays the next rows first', () => {
    expect(live('NEXT_ROWS')).toEqual([
      [5, '2026-06-30', '200000.00', '18049.32', '100000.00'],
      [6, '2026-07-31', '200000.00', '6115.07', '0.00'],
    ]);
  });

  it('shows how the money fell and keeps the balance right', () => {
    for (const option of ['SHORTEN', 'LOWER', 'NEXT_ROWS'] as const) {
      const { split, figures } = pay(option);
      expect(split).toEqual({
        ...nothing,
        currentInterest: '23671.23',
        currentPrincipal: '200000.00',
        advancePrincipal: '300000.00',
      });
      expect([figures.before.balance, figures.after.balance]).toEqual(['800000.00', '300000.00']);
    }
  });

  it('keeps the equal total of chart 05 when the term is shortened', () => {
    const book = sampleBook({ chart: '05' });
    const payment = { amount: '500000', date: '2026-02-28', option: 'SHORTEN' } as const;
    const rows = payInAdvance(book, payment).after.rows.filter((row) => row.state === 'UNPAID');
    expect(rows.map((row) => [row.principal, row.interest])).toEqual([
      ['198683.02', '22416.00'],
      ['205284.96', '15814.06'],
      ['211034.48', '10064.54'],
      ['118137.27', '3495.57'],
    ]);
  });

  it('refuses an overdue loan and a loan in court', () => {
    const payment = { amount: '1000', date: '2026-03-05', option: 'LOWER' } as const;
    expect(() => payInAdvance(sampleBook(), payment)).toThrow('OVERDUE');
    const court = sampleBook({}, { state: 'LOAN_COURT' });
    expect(() => payInAdvance(court, { ...payment, date: '2026-02-05' })).toThrow('STATE_FORBIDS');
  });
});
