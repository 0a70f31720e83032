import { describe, expect, test } from 'vitest';
import {
  cashOutBlock,
  secondBlock,
  cashOutCommission,
} from '../../../src/domain/merchants/cashOut';
import { merchantDays, movedBy, sumsOf, sumsOfDays } from '../../../src/domain/merchants/history';
import { accountIssues } from '../../../src/domain/merchants/institute';

const move = (date: string, kind: 'SALE' | 'CASH_OUT' | 'TO_WALLET' | 'OTHER', amount: string) => ({
  merchantId: 7,
  date,
  kind,
  in: kind === 'SALE' || kind === 'OTHER' ? amount : '0.00',
  out: kind === 'SALE' || kind === 'OTHER' ? '0.00' : amount,
  commission: kind === 'CASH_OUT' ? '200.00' : '0.00',
});

const MOVES = [
  move('2026-11-01', 'SALE', '100.10'),
  move('2026-11-01', 'SALE', '50.00'),
  move('2026-11-03', 'CASH_OUT', '120.00'),
  move('2026-11-03', 'TO_WALLET', '10.05'),
  move('2026-11-04', 'OTHER', '10.05'),
];

describe('the days of a merchant', () => {
  test('go on from one to the next', () => {
    expect(merchantDays(MOVES)).toEqual([
      {
        merchantId: 7,
        date: '2026-11-01',
        opening: '0.00',
        salesCount: 2,
        sales: '150.10',
        cashedOut: '0.00',
        toWallet: '0.00',
        other: '0.00',
        commission: '0.00',
        closing: '150.10',
      },
      {
        merchantId: 7,
        date: '2026-11-03',
        opening: '150.10',
        salesCount: 0,
        sales: '0.00',
        cashedOut: '120.00',
        toWallet: '10.05',
        other: '0.00',
        commission: '200.00',
        closing: '20.05',
      },
      {
        merchantId: 7,
        date: '2026-11-04',
        opening: '20.05',
        salesCount: 0,
        sales: '0.00',
        cashedOut: '0.00',
        toWallet: '0.00',
        other: '10.05',
        commission: '0.00',
        closing: '30.10',
      },
    ]);
  });

  test('add up to the movements, and to what is left', () => {
    expect(sumsOfDays(merchantDays(MOVES))).toEqual(sumsOf(MOVES));
    expect(movedBy(sumsOf(MOVES))).toBe('30.10');
  });
});

describe('a cash-out', () => {
  const steps = [
    { feeType: 'Cashout', transactionAmount: '0.00', feeAmount: '200.00', isActiveForm: 'ACTIVE' },
    {
      feeType: 'Cashout',
      transactionAmount: '50000.00',
      feeAmount: '300.00',
      isActiveForm: 'ACTIVE',
    },
    {
      feeType: 'Cashout',
      transactionAmount: '60000.00',
      feeAmount: '9.00',
      isActiveForm: 'INACTIVE',
    },
    {
      feeType: 'Transaction',
      transactionAmount: '0.00',
      feeAmount: '7.00',
      isActiveForm: 'ACTIVE',
    },
  ] as const;

  test.each([
    ['49999.99', '200.00'],
    ['50000.00', '300.00'],
    ['9000000.00', '300.00'],
  ])('of %s costs %s by the table', (amount, commission) => {
    expect(cashOutCommission(steps, amount)).toBe(commission);
  });

  test('costs nothing where no step counts', () => {
    expect(cashOutCommission([], '1000.00')).toBe('0.00');
  });

  const payOut = {
    fraudCase: null,
    canTransfer: 'YES',
    account: { match: 'SAME' },
    bankLeft: '800.00',
    secondFrom: '1000000.00',
    alone: '0.00',
  } as const;
  const facts = {
    left: '0.00',
    held: '1000.00',
    needsSecond: false,
    payOut,
    waits: false,
  } as const;
  test.each([
    [{ amount: '1000.00', commission: '200.00' }, {}, null],
    [{ amount: '1000.01', commission: '200.00' }, {}, 'short'],
    [{ amount: '1000.00', commission: '199.99' }, {}, 'bank'],
    [{ amount: '200.00', commission: '200.00' }, {}, 'bank'],
    [{ amount: '1000.00', commission: '200.00' }, { account: null }, 'no_account'],
    [{ amount: '1000.00', commission: '200.00' }, { account: { match: 'DIFFERENT' } }, 'owner'],
    [{ amount: '1000.00', commission: '200.00' }, { account: { match: null } }, 'owner'],
    [{ amount: '1000.00', commission: '200.00' }, { account: { match: 'CLOSE' } }, null],
  ] as const)('%o with %o is held up by %s', (asked, other, block) => {
    expect(cashOutBlock(asked, { ...facts, payOut: { ...payOut, ...other } })).toBe(block);
  });
});

describe('the second person of a cash-out', () => {
  test.each([
    ['check', false, null, 'one_person'],
    ['check', true, null, null],
    ['check', true, 'bat', 'checked'],
    ['pay', false, null, null],
    ['pay', true, null, 'unchecked'],
    ['pay', true, 'me', 'same_person'],
    ['pay', true, 'bat', null],
  ] as const)(
    '%s of one that needs one: %s, checked by %s: %s',
    (action, needsSecond, by, block) => {
      expect(secondBlock(action, { needsSecond }, by, 'me')).toBe(block);
    },
  );
});

describe('accounts of an institute', () => {
  const account = (number: string, isPrime: boolean | null = null, bankCode = 5) => ({
    bankCode,
    number,
    isPrime,
  });

  test.each([
    [[account('111111', true)], []],
    [[account('111111', true), account('111111', false, 4)], []],
    [[account('111111')], [[0, 'isPrime', 'merchants.institute.no_prime']]],
    [
      [account('111111', true), account('222222', true)],
      [[1, 'isPrime', 'merchants.institute.two_primes']],
    ],
    [[account('111111', true), account('11 1111')], [[1, 'number', 'merchants.institute.digits']]],
    [[account('111111', true), account('111111')], [[1, 'number', 'merchants.institute.twice']]],
    [[], []],
  ])('%o', (accounts, issues) => {
    expect(accountIssues(accounts).map(({ at, field, message }) => [at, field, message])).toEqual(
      issues,
    );
  });
});
