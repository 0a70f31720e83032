import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountsCorrected } from '../../../../mocks/resources/loans/book/adjust';
import { closeDays } from '../../../../mocks/resources/loans/book/endOfDay';
import { recordFields } from '../../../../mocks/resources/loans/book/fields';
import type { LoanFile } from '../../../../mocks/resources/loans/book/LoanFile';
import { receiptTaken, receiveAt } from '../../../../mocks/resources/loans/book/resplit';
import { extendLoan, renewLoan } from '../../../../mocks/resources/loans/book/reschedule';
import {
  backToOngoing,
  settled,
  toCourt,
  toRisk,
  withdrawn,
  writtenOff,
} from '../../../../mocks/resources/loans/book/riskActions';
import { addDays } from '../../../../src/domain/dates';
import { total } from '../../../../src/domain/lending/amounts';
import { Refusal } from '../../../../src/domain/lending/Refusal';
import { brokenOf, checksOf, doingOn, issued, ISSUE, pay } from './loanLives';

/** What may happen to a loan on a day; receipts have a value date of their own, so many days back. */
type Turn =
  | { kind: 'pay' | 'SHORTEN' | 'LOWER' | 'NEXT_ROWS'; back: number; amount: number }
  | {
      kind:
        | 'extend'
        | 'extendFree'
        | 'renew'
        | 'return'
        | 'withdraw'
        | 'settle'
        | 'court'
        | 'writeOff'
        | 'take';
    }
  | { kind: 'correct'; part: 'FEE' | 'INTEREST' | 'OVERDUE_INTEREST'; amount: number };

const amount = fc.integer({ min: 1, max: 45_000_000 });
const turn: fc.Arbitrary<Turn> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constantFrom(
        'pay' as const,
        'pay' as const,
        'SHORTEN' as const,
        'LOWER' as const,
        'NEXT_ROWS' as const,
      ),
      back: fc.integer({ min: 0, max: 60 }),
      amount,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constantFrom(
        'extend' as const,
        'extendFree' as const,
        'renew' as const,
        'return' as const,
        'withdraw' as const,
        'settle' as const,
        'court' as const,
        'writeOff' as const,
        'take' as const,
      ),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('correct' as const),
      part: fc.constantFrom('FEE' as const, 'INTEREST' as const, 'OVERDUE_INTEREST' as const),
      amount: fc.integer({ min: -3_000_000, max: 3_000_000 }),
    }),
  },
);

const money = (mongo: number): string => (mongo / 100).toFixed(2);

function turned(file: LoanFile, today: string, of: Turn): LoanFile {
  const doing = doingOn(today);
  switch (of.kind) {
    case 'pay':
    case 'SHORTEN':
    case 'LOWER':
    case 'NEXT_ROWS':
      return receiveAt(file, doing, addDays(today, -of.back), {
        amount: money(of.amount),
        source: 'BANK',
        ...(of.kind === 'pay' ? {} : { advance: of.kind }),
      });
    case 'extend':
      return extendLoan(file, doing, { duration: 1, unit: 'MONTH', fee: '5000' });
    case 'extendFree':
      return extendLoan(file, doing, { duration: 1, unit: 'MONTH', fee: '0' });
    case 'renew':
      return renewLoan(file, doing, {
        chart: '05',
        count: 4,
        firstDate: addDays(today, 31),
        fee: '0',
        isLead: true,
      });
    case 'return':
      return backToOngoing(file, doing);
    case 'withdraw':
      return withdrawn(file, doing);
    case 'settle':
      return settled(file, doing);
    case 'court':
      return toCourt(file.state === 'LOAN_RISK' ? file : toRisk(file, doing), doing, {
        customerId: file.customerId,
        template: 'LOAN_COURT',
        fee: '70200',
        cost: '30000',
        date: today,
      });
    case 'writeOff':
      return writtenOff(file.state === 'LOAN_RISK' ? file : toRisk(file, doing), doing);
    case 'take':
      return receiptTaken(file, doing, file.receipts.at(-1)?.id ?? 0);
    case 'correct':
      return amountsCorrected(file, doing, {
        part: of.part,
        difference: money(of.amount),
        comment: 'Тооцооны зөрүү.',
      });
  }
}

/** What the rules refuse changes nothing. */
function tried(file: LoanFile, run: () => LoanFile): LoanFile {
  try {
    return run();
  } catch (error) {
    if (error instanceof Refusal || error instanceof RangeError) return file;
    throw error;
  }
}

describe('a loan through whatever happens to it', () => {
  it.each(['04', '05', '03'] as const)(
    'of chart %s keeps every figure: interest is that of each day, whatever value date a receipt has',
    (chart) => {
      fc.assert(
        fc.property(
          fc.array(fc.tuple(fc.integer({ min: 0, max: 40 }), turn), { maxLength: 14 }),
          fc.constantFrom(
            { paymentOption: 'DIRECT' as const },
            { paymentOption: 'IN_ADVANCE' as const },
            { paymentOption: 'IN_ADVANCE' as const, advance: 'WHOLE' as const },
          ),
          (turns, option) => {
            let file = issued({ chart, term: 9, ...option });
            let today = ISSUE;
            for (const [days, of] of turns) {
              today = addDays(today, days);
              file = closeDays(file, addDays(today, -1)).file;
              file = tried(file, () => turned(file, today, of));
              expect({ of, broken: brokenOf(file, today) }).toEqual({ of, broken: [] });
            }
          },
        ),
        { numRuns: 150 },
      );
    },
  );

  it('keeps the interest that an extension without costs gave back, when a receipt comes late', () => {
    const whole = { paymentOption: 'IN_ADVANCE', advance: 'WHOLE', fee: '0' } as const;
    const before = closeDays(issued(whole), '2026-02-19').file;
    const paid = pay(before, '2026-02-20', '2026-02-20', '199000');
    const free = { duration: 1, unit: 'DAY', fee: '0' } as const;
    const extended = extendLoan(paid, doingOn('2026-02-20'), free);
    expect(extended.receipts.map(({ amount }) => amount)).toEqual(['199000.00']);
    const givenBack = ({ lines }: LoanFile) => {
      const sums = lines.filter(({ accountKey }) => accountKey === 'ledgerAccounts.temporary');
      return total(sums.map(({ credit }) => credit ?? '0'));
    };
    expect([givenBack(extended), brokenOf(extended, '2026-02-20')]).toEqual(['582.91', []]);
    const late = pay(closeDays(extended, '2026-02-28').file, '2026-02-10', '2026-03-01', '500');
    expect([givenBack(late), brokenOf(late, '2026-03-01')]).toEqual(['592.28', []]);
  });

  it('renewed on the first day past due is reported to the registry with the worse class', () => {
    const plan = {
      chart: '05',
      count: 4,
      firstDate: '2026-04-01',
      fee: '0',
      isLead: true,
    } as const;
    const before = closeDays(issued(), '2026-02-28').file;
    const renewed = renewLoan(before, doingOn('2026-03-01'), plan);
    expect(before.registry).toEqual({ class: 'NORMAL', writeStatus: 'SUCCESSFULLY' });
    expect(renewed.registry).toEqual({ class: 'NORMAL', writeStatus: 'SCHEDULED' });
    const next = closeDays(renewed, '2026-03-01').file;
    expect(next.registry).toEqual({ class: 'EXPIRED', writeStatus: 'SUCCESSFULLY' });
    expect(brokenOf(next, '2026-03-02')).toEqual([]);
  });

  it('is the same in whichever order its receipts are booked', () => {
    const today = '2026-07-20';
    const receipts = fc.uniqueArray(
      fc.record({
        day: fc.integer({ min: 1, max: 169 }),
        amount: fc.integer({ min: 100, max: 18_000_000 }),
      }),
      { selector: ({ day }) => day, minLength: 2, maxLength: 6 },
    );
    const booked = (order: readonly { day: number; amount: number }[]) => {
      const made = order.reduce(
        (file, { day, amount: value }) => pay(file, addDays(ISSUE, day), today, money(value)),
        closeDays(issued(), '2026-07-19').file,
      );
      expect(brokenOf(made, today)).toEqual([]);
      const splits = made.receipts.map(({ date, split }) => `${date} ${JSON.stringify(split)}`);
      return { book: made.book, splits: splits.sort() };
    };
    fc.assert(
      fc.property(
        receipts.chain((list) =>
          fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
        ),
        ([list, other]) => {
          const byDay = [...list].sort((one, two) => one.day - two.day);
          // Money after everything is paid is refused: such a list has no one order.
          fc.pre(list.reduce((sum, one) => sum + one.amount, 0) < 115_000_000);
          expect(booked(other)).toEqual(booked(byDay));
        },
      ),
      { numRuns: 60 },
    );
  });

  it('a month by month life ends closed with every figure equal and the interest to the möngö', () => {
    let file = issued();
    const on = (date: string, run: (file: LoanFile) => LoanFile) => {
      file = run(closeDays(file, addDays(date, -1)).file);
      expect(brokenOf(file, date)).toEqual([]);
    };
    on('2026-03-31', (one) => pay(one, '2026-02-28', '2026-03-31', '245139.73'));
    // A batch brings a row of three days before what is booked already.
    on('2026-04-02', (one) =>
      receiveAt(one, doingOn('2026-04-02'), '2026-02-25', {
        amount: '50000',
        source: 'BATCH',
        batchCode: 'BT-1',
      }),
    );
    on('2026-05-15', (one) =>
      amountsCorrected(one, doingOn('2026-05-15'), {
        part: 'OVERDUE_INTEREST',
        difference: '-500',
        comment: 'Хасав.',
      }),
    );
    on('2026-07-30', (one) => toRisk(one, doingOn('2026-07-30')));
    on('2026-09-01', (one) =>
      toCourt(one, doingOn('2026-09-01'), {
        customerId: one.customerId,
        template: 'LOAN_COURT',
        fee: '70200',
        cost: '30000',
        date: '2026-09-01',
      }),
    );
    const owed = () => String(recordFields(file, '2026-09-20').dueNow);
    on('2026-09-20', (one) => pay(one, '2026-09-20', '2026-09-20', '400000'));
    expect(Number(owed())).toBeGreaterThan(0);
    on('2026-09-21', (one) => pay(one, '2026-09-21', '2026-09-21', '2000000'));
    expect(file.state).toBe('CLOSED');
    const interest = checksOf(file, '2026-09-21').find(({ id }) => id === 'R23');
    expect(interest).toEqual({ id: 'R23', ok: true, left: '194447.16', right: '194447.16' });
  });
});
