import { expect, test } from 'vitest';
import { payOutBlock, type PayOutFacts } from '../../src/domain/ledger/payOut';
import { loadAreaMessages } from '../../src/i18n/areaLoaders';
import { locales } from '../../src/i18n/locale';

const FREE: PayOutFacts = {
  fraudCase: null,
  canTransfer: 'YES',
  account: { match: 'SAME' },
  bankLeft: '10.00',
  secondFrom: null,
  alone: '0.00',
};

/** Everything that stands against paying out 10.00, one thing each. */
const AGAINST: readonly PayOutFacts[] = [
  { ...FREE, fraudCase: 'FR-1' },
  { ...FREE, canTransfer: 'NO_DUE_FRAUD' },
  { ...FREE, account: null },
  { ...FREE, account: { match: 'DIFFERENT' } },
  { ...FREE, bankLeft: '9.99' },
];

const lifecycles: Readonly<Record<string, string>> = import.meta.glob(
  '../../src/resources/**/lifecycle.ts',
  { eager: true, query: '?raw', import: 'default' },
);

/** Areas whose actions ask what stands against money that leaves the house (docs/domain/money.md 4.12). */
const areas = [
  ...new Set(
    Object.entries(lifecycles)
      .filter(([, source]) => source.includes('payOutBlock('))
      .map(([path]) => path.split('/resources/')[1].split('/')[0]),
  ),
].sort();

test('every area that pays out has the words for what stands against it, in three languages', async () => {
  const keys = AGAINST.map((facts) => payOutBlock(facts, '10.00')?.message);
  expect(new Set(keys).size).toBe(5);
  expect(areas).toEqual(['accounting', 'customers', 'merchants']);
  const missing: string[] = [];
  for (const area of areas)
    for (const locale of locales) {
      const said = await loadAreaMessages(locale, area);
      for (const key of keys) if (!said[String(key)]) missing.push(`${area} ${locale} ${key}`);
    }
  expect(missing).toEqual([]);
});
