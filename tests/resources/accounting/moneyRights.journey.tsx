import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { startGateways } from '../../support/journeys/gateways';
import { failures, heading } from '../../support/journeys/messages';
import { openAt } from '../../support/journeys/openAt';
import { allBut, dataCalls } from '../../support/journeys/rights';

const lab = startGateways();
const BANK = 'cgw-bank-income:access';

/**
 * Pages of money that are only read, one of each kind, and the one permission that opens each. tests/e2e/everyRoute opens
 * every page with one of its permissions alone; tests/contract/routes knows who may not.
 */
const PAGES = [
  ['/accounting/profits', BANK],
  ['/accounting/profits/900001', BANK],
  ['/accounting/balance-reconciliation', BANK],
  ['/accounting/accounts/loan', BANK],
  ['/current-account/search', 'wallet:search'],
  ['/wallets/100001', 'wallet:list'],
  ['/coupon/requests', 'coupon-request:access'],
  ['/qr/decode', 'wa-qr:decode'],
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
    expect(failures().filter((text) => !text.startsWith('Тайлбаргүй зөрүү алга'))).toEqual([]);
  });
});
