import { describe, expect, it } from 'vitest';
import { ledgerOf } from '../../mocks/ledger/Ledger';
import { total } from '../../src/domain/lending/amounts';
import { compareMoney } from '../../src/domain/money';
import { testGateways } from '../engine/testGateways';

describe.each([60, 640])('a world of %s customers', (customers) => {
  it('has in its books what the list of held sums has, wallet by wallet', async () => {
    const { store } = await testGateways(customers);
    const ledger = ledgerOf(store);
    const held = (store.collection('accounting/held-transactions')?.all ?? []).filter(
      ({ state }) => state === 'held',
    );
    expect(held.length).toBeGreaterThanOrEqual(9);
    const sum = (own: typeof held) => total(own.map(({ amount }) => String(amount)));
    expect(ledger.balanceOf('walletHeld')).toBe(sum(held));
    for (const holder of ledger.holdersOf('walletHeld'))
      expect([holder, ledger.balanceOf('walletHeld', { holder })]).toEqual([
        holder,
        sum(held.filter(({ customerId }) => customerId === holder)),
      ]);
  });

  it('has no wallet that holds more than it may', async () => {
    const { store } = await testGateways(customers);
    const ledger = ledgerOf(store);
    const over = (store.collection('wallets')?.all ?? []).filter(({ id, amountLimit }) => {
      const holder = Number(id);
      const balance = total([
        ledger.balanceOf('wallet', { holder }),
        ledger.balanceOf('walletHeld', { holder }),
      ]);
      return compareMoney(balance, String(amountLimit)) === 1;
    });
    expect(over.map(({ id }) => id)).toEqual([]);
  });
});
