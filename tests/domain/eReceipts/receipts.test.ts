import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paidFees, receiptCheck } from '../../../src/domain/eReceipts/paidFees';
import { receiptSums, vatOf } from '../../../src/domain/eReceipts/vat';

describe('value added tax within an amount', () => {
  it.each([
    ['1100.00', true, '100.00'],
    ['1100.00', false, '0.00'],
    ['10000.00', true, '909.09'],
    ['0.05', true, '0.00'],
    ['0.06', true, '0.01'],
    ['99999999999.99', true, '9090909090.91'],
  ])('of %s, taxable: %s, is %s', (amount, isTaxable, vat) => {
    expect(vatOf({ amount, isTaxable })).toBe(vat);
  });

  it('of a receipt is that of its lines', () => {
    expect(
      receiptSums([
        { amount: '1000.00', isTaxable: true },
        { amount: '1000.00', isTaxable: true },
        { amount: '500.50', isTaxable: false },
      ]),
    ).toEqual({ total: '2500.50', taxable: '2000.00', vat: '181.82' });
  });
});

type Move = [day: number, charged: string, received: string, isOfRun?: boolean];

/** Journals `J-1`, `J-2` … one after the other, each on a day of November. */
const moves = (all: readonly Move[]) =>
  all.map(([day, charged, received, isOfRun = false], place) => ({
    journalId: `J-${place + 1}`,
    day: `2026-11-0${day}`,
    at: `2026-11-0${day}T0${place}:00:00.000Z`,
    isOfRun,
    charged,
    received,
  }));

/** Each paid fee with the day of its payment, and whether it is paid now. */
const paidBy = (all: readonly Move[]) =>
  [...paidFees(moves(all))].map(([id, { day, isPaid }]) => [id, Number(day.slice(-2)), isPaid]);

describe('which fees are paid, and on which day', () => {
  it.each<[string, Move[], unknown[]]>([
    ['nothing came', [[1, '1000.00', '0.00']], []],
    [
      'a part came',
      [
        [1, '1000.00', '0.00'],
        [2, '0.00', '999.99'],
      ],
      [],
    ],
    [
      'all came on the day itself',
      [
        [1, '1000.00', '0.00'],
        [1, '0.00', '1000.00'],
      ],
      [['J-1', 1, true]],
    ],
    [
      'the rest came later',
      [
        [1, '1000.00', '0.00'],
        [2, '0.00', '400.00'],
        [3, '0.00', '600.00'],
      ],
      [['J-1', 3, true]],
    ],
    [
      'the oldest is paid first',
      [
        [1, '1000.00', '0.00'],
        [2, '2000.00', '0.00'],
        [3, '0.00', '2999.99'],
        [4, '0.00', '0.01'],
      ],
      [
        ['J-1', 3, true],
        ['J-2', 4, true],
      ],
    ],
    [
      'what is taken back on its own day was not paid',
      [
        [1, '1000.00', '0.00'],
        [2, '0.00', '1000.00'],
        [2, '0.00', '-1000.00'],
      ],
      [],
    ],
    [
      'what is taken back later was paid on its day',
      [
        [1, '1000.00', '0.00'],
        [2, '0.00', '1000.00'],
        [3, '0.00', '-1000.00'],
      ],
      [['J-1', 2, false]],
    ],
    [
      'paid anew, its day stays the first one',
      [
        [1, '1000.00', '0.00'],
        [2, '0.00', '1000.00'],
        [3, '0.00', '-1000.00'],
        [4, '0.00', '1000.00'],
      ],
      [['J-1', 2, true]],
    ],
  ])('%s', (_, all, paid) => {
    expect(paidBy(all)).toEqual(paid);
  });

  it.each<[string, Move[], string]>([
    [
      'by a person: its own day',
      [
        [1, '1000.00', '0.00'],
        [2, '0.00', '1000.00'],
        [2, '0.00', '5.00', true],
      ],
      '2026-11-02',
    ],
    [
      'by the run of the day’s end: the next day',
      [
        [1, '1000.00', '0.00'],
        [2, '0.00', '999.99'],
        [2, '0.00', '0.01', true],
      ],
      '2026-11-03',
    ],
    [
      'by the run, taken back and paid anew: still the day after the run',
      [
        [1, '1000.00', '0.00'],
        [2, '0.00', '1000.00', true],
        [3, '0.00', '-1000.00'],
        [4, '0.00', '1000.00'],
      ],
      '2026-11-03',
    ],
  ])('wants its receipt, paid %s', (_, all, wanted) => {
    const paid = paidFees(moves(all)).get('J-1');
    expect([paid?.day, paid?.wantedDay]).toEqual(['2026-11-02', wanted]);
  });

  it('says the moment of the booking that paid it', () => {
    const paid = paidFees(
      moves([
        [1, '1000.00', '0.00'],
        [2, '0.00', '1000.00'],
        [2, '0.00', '5.00'],
      ]),
    );
    expect(paid.get('J-1')?.at).toBe('2026-11-02T01:00:00.000Z');
  });
});

const NOTHING = {
  unpaid: '0.00',
  tomorrow: '0.00',
  reasoned: '0.00',
  late: '0.00',
  givenBack: '0.00',
  open: '0.00',
  unsent: '0.00',
  returned: '0.00',
  corrected: '0.00',
};

describe('receipts beside the fees paid on a day (R21)', () => {
  it.each([
    ['5000.00', '5000.00', '0.00', {}, '0.00', 'equal'],
    ['5000.00', '5000.00', '2000.00', { returned: '2000.00' }, '2000.00', 'explained'],
    [
      '5000.00',
      '3000.00',
      '0.00',
      { reasoned: '1500.00', unpaid: '500.00' },
      '2000.00',
      'explained',
    ],
    ['5000.00', '3000.00', '0.00', { open: '1500.00', unpaid: '500.00' }, '2000.00', 'unequal'],
    ['5000.00', '3000.00', '0.00', { late: '2000.00' }, '2000.00', 'explained'],
    ['5000.00', '3000.00', '0.00', { tomorrow: '2000.00' }, '2000.00', 'explained'],
    ['5000.00', '3000.00', '0.00', { unsent: '2000.00' }, '2000.00', 'unequal'],
    ['5000.00', '4700.00', '0.00', { givenBack: '300.00' }, '300.00', 'explained'],
    ['4500.00', '5000.00', '0.00', { corrected: '500.00' }, '-500.00', 'explained'],
    ['5000.00', '3000.00', '0.00', { reasoned: '1999.99' }, '2000.00', 'unequal'],
    ['5000.00', '5000.01', '0.00', {}, '-0.01', 'unequal'],
    ['5000.00', '5000.00', '0.00', { reasoned: '1.00' }, '0.00', 'unequal'],
  ])('%s, sent %s, returned %s, %j', (paid, sent, returned, named, difference, verdict) => {
    expect(receiptCheck(paid, sent, returned, { ...NOTHING, ...named })).toMatchObject({
      difference,
      verdict,
    });
  });

  it('is unequal where a fee has neither a receipt nor a reason, and nowhere else', () => {
    const fee = fc.record({
      sum: fc.integer({ min: 1, max: 10_000_000 }),
      fate: fc.constantFrom(
        'sent',
        'open',
        'unsent',
        'reasoned',
        'givenBack',
        'returned',
        'unpaid',
        'late',
        'tomorrow',
      ),
    });
    const written = (mongo: number) =>
      `${Math.floor(mongo / 100)}.${String(mongo % 100).padStart(2, '0')}`;
    fc.assert(
      fc.property(fc.array(fee, { maxLength: 12 }), (fees) => {
        const of = (...fates: string[]) =>
          written(
            fees.filter(({ fate }) => fates.includes(fate)).reduce((all, { sum }) => all + sum, 0),
          );
        const { verdict } = receiptCheck(
          of(
            'sent',
            'open',
            'unsent',
            'reasoned',
            'givenBack',
            'returned',
            'unpaid',
            'late',
            'tomorrow',
          ),
          of('sent', 'returned'),
          of('returned'),
          {
            unpaid: of('unpaid'),
            tomorrow: of('tomorrow'),
            open: of('open'),
            unsent: of('unsent'),
            reasoned: of('reasoned'),
            givenBack: of('givenBack'),
            returned: of('returned'),
            late: of('late'),
            corrected: '0.00',
          },
        );
        const isLacking = fees.some(({ fate }) => fate === 'open' || fate === 'unsent');
        const isWhole = fees.every(({ fate }) => fate === 'sent');
        expect(verdict).toBe(isLacking ? 'unequal' : isWhole ? 'equal' : 'explained');
      }),
    );
  });
});
