import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { startGateways } from '../../support/journeys/gateways';
import { failures, heading } from '../../support/journeys/messages';
import { openAt } from '../../support/journeys/openAt';
import { allBut, dataCalls } from '../../support/journeys/rights';

const lab = startGateways();
const BANK = 'cgw-bank-income:access';

/** Pages of money that are only read, and the one permission that opens each. */
const PAGES = [
  ['/accounting/profits', BANK],
  ['/accounting/profits/900001', BANK],
  ['/accounting/bank-cg-transactions', BANK],
  ['/entrymodel-cg', BANK],
  ['/accounting/transactions', BANK],
  ['/accounting/gl-transactions', BANK],
  ['/accounting/opening-balance', BANK],
  ['/accounting/failed-transfers', BANK],
  ['/accounting/failed-transfers/700001', BANK],
  ['/accounting/held-transactions', BANK],
  ['/accounting/balance-reconciliation', BANK],
  ['/accounting/accounts/loan', BANK],
  ['/accounting/accounts/deposit', BANK],
  ['/accounting/accounts/internal', BANK],
  ['/accounting/accounts/gl', BANK],
  ['/accounting/fraud-transfer', 'wa-fraud:list'],
  ['/accounting/fraud-transfer/30003', 'wa-fraud:list'],
  ['/current-account', 'wallet:list'],
  ['/current-account/bank-account', 'wallet:list'],
  ['/current-account/100001', 'wallet:list'],
  ['/current-account/search', 'wallet:search'],
  ['/wallets', 'wallet:list'],
  ['/wallets/100001', 'wallet:list'],
  ['/wallets/search', 'wallet:search'],
  ['/wallets/bank-account', 'wallet:search'],
  ['/envelopes', 'wa-envelope:list'],
  ['/envelopes/1', 'wa-envelope:list'],
  ['/envelopes/themes', 'wa-envelope-theme:list'],
  ['/envelopes/themes/1', 'wa-envelope-theme:list'],
  ['/coupon', 'coupon-admin:access'],
  ['/coupon/1', 'coupon-admin:access'],
  ['/coupon/category', 'coupon-admin:access'],
  ['/coupon/category/1', 'coupon-admin:access'],
  ['/coupon/requests', 'coupon-request:access'],
  ['/coupon/requests/14', 'coupon-request:access'],
  ['/coupon/acquisitions', 'coupon-acquisition:access'],
  ['/coupon/acquisitions/1', 'coupon-acquisition:access'],
  ['/splits', 'wa-split:list'],
  ['/splits/1', 'wa-split:list'],
  ['/qr/list', 'wa-qr-alias:list'],
  ['/qr/detail/20000001', 'wa-qr-alias:list'],
  ['/qr/decode', 'wa-qr:decode'],
  ['/qr-qpay', 'wa-qpay-transaction:list'],
  ['/qr-qpay/1', 'wa-qpay-transaction:list'],
  ['/ebarimt/list', 'e-barimt:view'],
  ['/ebarimt/detail/1', 'e-barimt:view'],
] as const;

// First, because what a page has asked for may still be under way when the next test begins.
describe.each(PAGES)('%s', (path, permission) => {
  test('is closed with every other permission, and asks for nothing', async () => {
    await openAt(path, { permissions: allBut(permission) });
    await heading('Хандах эрхгүй');
    expect(screen.getByText(permission, { selector: 'code' })).toBeTruthy();
    expect(dataCalls(lab)).toEqual([]);
  });
});

describe.each(PAGES)('%s', (path, permission) => {
  test('opens with its permission alone, and complains of nothing', async () => {
    await openAt(path, { permissions: [permission] });
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(document.querySelectorAll('main [aria-busy=true]').length).toBe(0));
    expect(screen.queryByText('Хандах эрхгүй')).toBeNull();
    // A reconciliation says so in the same place when everything agrees.
    expect(failures().filter((text) => !text.startsWith('Бүх тулгалт тэнцсэн'))).toEqual([]);
  });
});
