import { memoryStore } from 'ra-core';
import { describe, expect, it } from 'vitest';
import { keptOpening, savedViewsOf, searchOfView } from '../../src/framework/list/savedViews';
import wallets from '../../src/resources/wallets/wallet/wallet.entity';

const OLD = { label: 'Хуучин', value: { filter: { state: 'CLOSED' } } };
const OWN = {
  key: 'k1',
  label: 'Том',
  value: {
    filter: { balance: { from: '1000000' } },
    sort: { field: 'held', order: 'ASC' as const },
    perPage: 50,
  },
  columns: { order: ['number', 'held'] },
};

const storeWith = (first?: string) =>
  memoryStore({
    'wallets.savedQueries': [OLD, OWN],
    ...(first !== undefined && { 'preferences.wallets.first': first }),
  });

describe('saved views', () => {
  it('have an address each, those of earlier releases too', () => {
    const views = savedViewsOf(storeWith(), 'wallets');
    expect(views.map(({ label, key }) => [label, key])).toEqual([
      ['Хуучин', 'Хуучин'],
      ['Том', 'k1'],
    ]);
    expect(decodeURIComponent(views[1].address)).toBe(
      '/wallets?view=k1&filter={"balance":{"from":"1000000"}}&sort=held&order=ASC&perPage=50',
    );
    expect(decodeURIComponent(searchOfView(OLD))).toBe('?view=Хуучин&filter={"state":"CLOSED"}');
    expect(savedViewsOf(memoryStore(), 'wallets')).toEqual([]);
  });
});

describe('the bare address of a list', () => {
  const usual = { sort: { field: 'balance', order: 'DESC' }, perPage: 20 };

  it('opens the declared view until another one is made the first', () => {
    expect(keptOpening(wallets, storeWith())).toEqual({ filter: { state: 'OPEN' }, ...usual });
    expect(keptOpening(wallets, storeWith('near_limit')).filter).toEqual({
      dailyUsed: { from: 80 },
    });
    expect(keptOpening(wallets, storeWith('*')).filter).toBeUndefined();
  });

  it('opens an own view with its order and size', () => {
    expect(keptOpening(wallets, storeWith('k1'))).toEqual({
      filter: { balance: { from: '1000000' } },
      sort: { field: 'held', order: 'ASC' },
      perPage: 50,
    });
  });

  it('opens the declared view when the one made first is gone', () => {
    expect(keptOpening(wallets, storeWith('gone')).filter).toEqual({ state: 'OPEN' });
  });
});
