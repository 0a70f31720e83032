import { describe, expect, it } from 'vitest';
import { StaffEntryKind } from '../../../src/domain/enums/accounting';
import { ENTRY_KINDS, kindsAsking } from '../../../src/domain/ledger/entryKinds';
import {
  balanceAfterLeg,
  entryAmount,
  type EntryFacts,
  entryLegs,
  entryLimits,
  needsSecond,
} from '../../../src/domain/ledger/staffEntries';
import { STAFF_ENTRY } from '../../../src/domain/settings';
import {
  ENTRY_FORMS,
  entryKindAt,
  entryPath,
} from '../../../src/resources/accounting/staff-entry/entryForms';

const wallet = {
  state: 'OPEN',
  balance: '900000.00',
  available: '850000.00',
  transactionLimit: '500000.00',
  dailyTransactionLimit: '1000000.00',
  amountLimit: '2000000.00',
  usedToday: '940000.00',
  canTransfer: 'YES',
};

const broken = (kind: StaffEntryKind, facts: EntryFacts) =>
  entryLimits(kind, facts)
    .filter(({ holds }) => !holds)
    .map(({ key, field, most }) => [key, field, most]);

describe('the table of entries', () => {
  it('has an address, a title and a limit for a second person of every kind', () => {
    expect(Object.keys(ENTRY_KINDS)).toEqual([...StaffEntryKind.values]);
    expect(Object.keys(STAFF_ENTRY.secondPersonFrom)).toEqual([...StaffEntryKind.values]);
    expect(ENTRY_FORMS).toEqual([...StaffEntryKind.values]);
    expect(ENTRY_FORMS.map(entryPath)).toEqual([
      '/accounting/deposit-to-wallet',
      '/accounting/deposit-from-wallet',
      '/accounting/merchant-to-wallet',
      '/accounting/deposit-to-loan',
      '/accounting/internal-transfer',
      '/accounting/wallet-cash-in',
      '/accounting/wallet-cash-out',
      '/accounting/bank-charge',
      '/accounting/interest-fee-correction',
      '/accounting/loan-class-upgrade',
    ]);
    expect(entryKindAt('/accounting/wallet-cash-out')).toBe('WALLET_CASH_OUT');
    expect(entryKindAt('/accounting/wallet')).toBeUndefined();
    expect(kindsAsking('savingId')).toEqual([
      'DEPOSIT_TO_WALLET',
      'DEPOSIT_FROM_WALLET',
      'DEPOSIT_TO_LOAN',
    ]);
  });
});

describe('legs', () => {
  it('are on the accounts of those between whom the money moves', () => {
    expect(entryLegs('MERCHANT_TO_WALLET', { merchantId: 7 }, '10.00')).toEqual([
      { account: 'merchant', holder: 7, debit: '10.00' },
      { account: 'wallet', holder: 7, credit: '10.00' },
    ]);
    expect(
      entryLegs('INTERNAL_TRANSFER', { fromAccount: 'bankReserve', toAccount: 'bank' }, '5.00'),
    ).toEqual([
      { account: 'bank', holder: null, debit: '5.00' },
      { account: 'bankReserve', holder: null, credit: '5.00' },
    ]);
    expect(entryLegs('INTERNAL_TRANSFER', { fromAccount: 'bank' }, '5.00')).toEqual([]);
    expect(entryLegs('LOAN_CLASS_UPGRADE', { customerId: 7 }, '5.00')).toEqual([]);
  });

  it('raise an account on its natural side', () => {
    expect(balanceAfterLeg('10.00', 'debit', { debit: '2.50' })).toBe('12.50');
    expect(balanceAfterLeg('10.00', 'credit', { debit: '12.50' })).toBe('-2.50');
    expect(balanceAfterLeg('10.00', 'credit', { credit: '0.01' })).toBe('10.01');
  });
});

describe('limits', () => {
  const out = (amount: string | null, change: object = {}) =>
    broken('WALLET_CASH_OUT', {
      amount,
      wallet: { ...wallet, ...change },
      bank: '10000000.00',
      owner: { match: 'CLOSE' },
    });

  it('hold to the möngö', () => {
    expect(out('60000.00')).toEqual([]);
    expect(out('60000.01')).toEqual([['walletDaily', 'amount', '60000.00']]);
    expect(out('500000.01', { usedToday: '0.00' })).toEqual([
      ['walletSingle', 'amount', '500000.00'],
    ]);
    expect(out('400000.00', { usedToday: '0.00', available: '399999.99' })).toEqual([
      ['walletAvailable', 'amount', '399999.99'],
    ]);
  });

  it('say nothing against an amount that is not there yet, and what it may be at most', () => {
    expect(out(null)).toEqual([]);
    const daily = entryLimits('WALLET_CASH_OUT', { amount: null, wallet }).find(
      ({ key }) => key === 'walletDaily',
    );
    expect(daily?.most).toBe('60000.00');
  });

  it('look at the wallet, its accesses and the bank’s word', () => {
    expect(out('1.00', { state: 'CLOSED' })).toEqual([['walletOpen', 'customerId', null]]);
    expect(out('1.00', { canTransfer: 'NO_DUE_LOAN' })).toEqual([
      ['transferAccess', 'customerId', null],
    ]);
    expect(
      broken('WALLET_CASH_OUT', { amount: '1.00', wallet, bank: '9.00', owner: null }),
    ).toEqual([['ownerSame', 'customerId', null]]);
    expect(
      broken('INTERNAL_TRANSFER', { amount: '1.00', bank: '9.00', owner: { match: 'DIFFERENT' } }),
    ).toEqual([['ownerSame', 'toAccount', null]]);
  });

  it('leave the least sum on savings, and room in the wallet', () => {
    const saving = {
      state: 'ONGOING',
      balance: '410000.00',
      cashOutAccess: 'YES',
      least: '10000.00',
    };
    const into = (amount: string, change: object = {}) =>
      broken('DEPOSIT_TO_WALLET', { amount, wallet, saving: { ...saving, ...change } });
    expect(into('400000.00')).toEqual([]);
    expect(into('400000.01')).toEqual([['savingLeft', 'amount', '400000.00']]);
    expect(into('1.00', { state: 'BLOCKED' })).toEqual([['savingOpen', 'savingId', null]]);
    expect(into('1.00', { cashOutAccess: 'NO_BY_SETTING' })).toEqual([
      ['savingAccess', 'customerId', null],
    ]);
    expect(
      broken('WALLET_CASH_IN', {
        amount: '400000.01',
        wallet: { ...wallet, balance: '1600000.00' },
      }),
    ).toEqual([['walletRoom', 'amount', '400000.00']]);
    expect(
      broken('MERCHANT_TO_WALLET', { amount: '1.00', wallet: null, merchant: '9.00' }),
    ).toEqual([
      ['walletOpen', 'merchantId', null],
      ['walletSingle', 'amount', '0'],
      ['walletRoom', 'amount', '0.00'],
    ]);
  });
});

describe('a second person', () => {
  it('is needed from the limit on, and always for a class', () => {
    expect(needsSecond('WALLET_CASH_OUT', '2999999.99')).toBe(false);
    expect(needsSecond('WALLET_CASH_OUT', '3000000.00')).toBe(true);
    expect(needsSecond('LOAN_CLASS_UPGRADE', null)).toBe(true);
  });
});

it('an amount is whole möngö above zero', () => {
  expect(['12', '12.50', '0', '-1', '1.005', 'x', null].map(entryAmount)).toEqual([
    '12.00',
    '12.50',
    null,
    null,
    null,
    null,
    null,
  ]);
});
