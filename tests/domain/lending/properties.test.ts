import Big from 'big.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../../src/domain/dates';
import { extend } from '../../../src/domain/lending/extension';
import { extensionBlocks } from '../../../src/domain/lending/extensionBlocks';
import { balanceOf, type LoanBook } from '../../../src/domain/lending/LoanBook';
import { payInAdvance, payInAdvanceBlocks } from '../../../src/domain/lending/payInAdvance';
import { openBook } from '../../../src/domain/lending/payout';
import { payoffOn } from '../../../src/domain/lending/payoff';
import { renew } from '../../../src/domain/lending/renewal';
import { renewalBlocks } from '../../../src/domain/lending/renewalBlocks';
import { generateSchedule, type ScheduleTerms } from '../../../src/domain/lending/schedule';
import { type ReceiptResult, splitReceipt } from '../../../src/domain/lending/waterfall';

const START = '2024-01-01';
const day = fc.integer({ min: 0, max: 900 }).map((offset) => addDays(START, offset));
const money = (min: number, max: number) =>
  fc.integer({ min, max }).map((cents) => new Big(cents).div(100).toFixed(2));
const percent = fc.integer({ min: 0, max: 6000 }).map((value) => new Big(value).div(100).toFixed());

const plain = fc.record({
  principal: money(1_000, 5_000_000_000),
  annualPercent: percent,
  startDate: day,
  chart: fc.constantFrom('01' as const, '02' as const, '03' as const, '04' as const, '05' as const),
  termUnit: fc.constantFrom('DAY' as const, 'MONTH' as const),
  term: fc.integer({ min: 1, max: 60 }),
});

const uneven = fc
  .record({
    startDate: day,
    annualPercent: percent,
    rows: fc.array(fc.tuple(fc.integer({ min: 1, max: 90 }), money(1, 100_000_000)), {
      minLength: 1,
      maxLength: 20,
    }),
  })
  .map(({ startDate, annualPercent, rows }): ScheduleTerms => {
    let dueDate = startDate;
    const typedRows = rows.map(([gap, principal]) => {
      dueDate = addDays(dueDate, gap);
      return { dueDate, principal };
    });
    const principal = sum(typedRows.map((row) => row.principal));
    return {
      principal,
      annualPercent,
      startDate,
      chart: '06',
      termUnit: 'MONTH',
      term: 1,
      typedRows,
    };
  });

const terms: fc.Arbitrary<ScheduleTerms> = fc.oneof({ weight: 4, arbitrary: plain }, uneven);

const book = fc
  .record({
    terms,
    paymentOption: fc.constantFrom('DIRECT' as const, 'IN_ADVANCE' as const),
    additionalPercent: fc.constantFrom('0', '10', '20'),
    charges: fc.array(
      fc.record({
        kind: fc.constantFrom('COURT' as const, 'FEE' as const),
        amount: money(1, 1_000_000),
        paid: fc.constant('0.00'),
      }),
      { maxLength: 2 },
    ),
  })
  .filter(
    ({ terms: { annualPercent, term, termUnit }, paymentOption }) =>
      // Interest of a first year or more may exceed the loan: nothing would be paid out.
      paymentOption === 'DIRECT' ||
      (Number(annualPercent) < 40 && (termUnit === 'DAY' || term < 12)),
  )
  .map(({ terms: of, paymentOption, additionalPercent, charges }): LoanBook => {
    const option = of.chart === '06' ? 'DIRECT' : paymentOption;
    const opened = openBook(
      { ...of, paymentOption: option },
      { additionalPercent, isExtendable: true },
    );
    return { ...opened, charges };
  });

/** Steps in a loan's life: days that pass and what the customer pays, as a share of what closes the loan. */
const steps = fc.array(
  fc.record({
    days: fc.integer({ min: 0, max: 70 }),
    share: fc.integer({ min: 1, max: 1_050 }),
    action: fc.constantFrom('PAY', 'SHORTEN', 'LOWER', 'NEXT_ROWS', 'EXTEND', 'RENEW'),
  }),
  { minLength: 1, maxLength: 8 },
);

type Step = { days: number; share: number; action: string };

function sum(amounts: readonly string[]): string {
  return amounts.reduce((total, amount) => total.plus(amount), new Big(0)).toFixed(2);
}

describe('schedules of random loans', () => {
  it('repay exactly what was lent, on increasing dates', () => {
    fc.assert(
      fc.property(terms, (of) => {
        const { rows } = generateSchedule(of);
        expect(sum(rows.map((row) => row.principal))).toBe(new Big(of.principal).toFixed(2));
        expect(rows.at(-1)?.balance).toBe('0.00');
        let before = of.startDate;
        for (const row of rows) {
          expect(row.dueDate > before).toBe(true);
          expect(row.principal.startsWith('-') || row.interest.startsWith('-')).toBe(false);
          before = row.dueDate;
        }
      }),
      { numRuns: 3_000 },
    );
  });
});

/**
 * Live rows strictly increase, nothing is negative, and principal paid + balance = lent amount (R2, R3,
 * docs/domain/money.md 9.1).
 */
function expectSound(loan: LoanBook): void {
  const live = loan.rows.filter((row) => row.state === 'UNPAID');
  live.forEach((row, index) => {
    if (index > 0) expect(row.dueDate > live[index - 1].dueDate).toBe(true);
  });
  for (const row of loan.rows) {
    expect(Object.values(row).some((value) => String(value).startsWith('-'))).toBe(false);
    expect(new Big(row.paidPrincipal).lte(row.principal)).toBe(true);
    if (row.state === 'PAID') expect(row.paidPrincipal).toBe(row.principal);
  }
  const paid = sum(loan.rows.map((row) => row.paidPrincipal));
  expect(sum([paid, balanceOf(loan)])).toBe(loan.lentAmount);
}

const paidOn = (loan: LoanBook) =>
  sum([
    ...loan.charges.map((charge) => charge.paid),
    ...loan.rows.flatMap((row) => [
      row.paidPrincipal,
      row.paidInterest,
      row.paidOverdueInterest,
      row.paidAdditionalInterest,
      row.paidFee,
    ]),
  ]);

/** Σ split = money in + interest given back, and the book took exactly what did not go to the temporary account. */
function expectNothingLost(result: ReceiptResult): void {
  const moneyIn = sum([result.amount, result.released]);
  expect(sum(Object.values(result.split))).toBe(moneyIn);
  expect(sum(result.lines.map((line) => line.amount))).toBe(moneyIn);
  expect(sum([paidOn(result.before), result.amount])).toBe(
    sum([paidOn(result.after), result.split.temporary]),
  );
}

function step(loan: LoanBook, date: string, { action, share }: Step): LoanBook {
  const closing = new Big(payoffOn(loan, date).total).times(share).div(1_000);
  const amount = closing.lt(0.01) ? '0.01' : closing.toFixed(2);
  if (action === 'EXTEND') {
    const request = { date, duration: 35, unit: 'DAY', fee: '100' } as const;
    if (extensionBlocks(loan, request).length > 0) return loan;
    const result = extend(loan, share % 2 === 0 ? request : { ...request, paid: amount });
    expectNothingLost(result);
    expect(balanceOf(result.after)).toBe(balanceOf(loan));
    return result.after;
  }
  if (action === 'RENEW') {
    const chart = share % 2 === 0 ? '04' : '05';
    const plan = { date, chart, count: 6, firstDate: addDays(date, 20), isLead: true } as const;
    if (renewalBlocks(loan, plan).length > 0) return loan;
    const result = renew(loan, plan);
    expect(balanceOf(result.after)).toBe(balanceOf(loan));
    expect(sum([paidOn(result.after), result.released])).toBe(paidOn(loan));
    return result.after;
  }
  const option = action as 'SHORTEN' | 'LOWER' | 'NEXT_ROWS';
  const isAhead =
    action !== 'PAY' && payInAdvanceBlocks(loan, { amount, date, option }).length === 0;
  const result = isAhead
    ? payInAdvance(loan, { amount, date, option })
    : splitReceipt(loan, amount, date);
  expectNothingLost(result);
  return result.after;
}

describe('lives of random loans', () => {
  it('lose no möngö and keep the balance equal to the live rows', () => {
    fc.assert(
      fc.property(book, steps, (opened, life) => {
        let loan = opened;
        let date = loan.lentDate;
        for (const next of life) {
          if (loan.state === 'CLOSED') break;
          date = addDays(date, next.days);
          loan = step(loan, date, next);
          expectSound(loan);
        }
      }),
      { numRuns: 3_000 },
    );
  });

  it('close on the pay-off figure to the last möngö', () => {
    fc.assert(
      fc.property(book, fc.integer({ min: 1, max: 500 }), (loan, days) => {
        const date = addDays(loan.lentDate, days);
        const { total, released } = payoffOn(loan, date);
        const payment = { amount: total, date, option: 'NEXT_ROWS' } as const;
        const isLate = payInAdvanceBlocks(loan, payment).length > 0;
        const result = isLate ? null : payInAdvance(loan, payment);
        if (!result) return;
        expectNothingLost(result);
        expect([result.isClosed, result.split.temporary]).toEqual([true, released]);
      }),
      { numRuns: 2_000 },
    );
  });
});
