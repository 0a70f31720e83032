import { beforeAll, describe, expect, it } from 'vitest';
import { compareMoney, isNegativeMoney } from '../../src/domain/money';
import { minus, total, ZERO } from '../../src/domain/lending/amounts';
import type { Gateways } from '../../mocks/engine';
import { CHART, LEDGER_ACCOUNTS } from '../../mocks/ledger/chart';
import { ledgerOf } from '../../mocks/ledger/Ledger';
import type { MockRecord } from '../../mocks/engine/MockRecord';
import { filed, fileOf } from '../../mocks/resources/loans/book/fileOf';
import { journalOf } from '../../mocks/resources/loans/book/ledger';
import { suspenseOf } from '../../mocks/resources/loans/temporary-account/temporaryAccounts';
import { testGateways } from '../engine/testGateways';

let gateways: Gateways;

beforeAll(async () => {
  gateways = await testGateways(120);
});

/** Debit − credit of an account, in the books of one lender or of all. */
const net = (account: (typeof LEDGER_ACCOUNTS)[number], tenant?: string) => {
  const balance = ledgerOf(gateways.store).balanceOf(account, { tenant });
  return CHART[account].natural === 'debit' ? balance : minus(ZERO, balance);
};

describe('the books of the sample', () => {
  it('are in balance, altogether and for every lender', () => {
    for (const tenant of [undefined, 'pocketmn', 'altan', 'tumen', 'khanuul'])
      expect(total(LEDGER_ACCOUNTS.map((account) => net(account, tenant)))).toBe('0.00');
  });

  it('have every loan’s own account at what the loan owes (R5)', () => {
    const ledger = ledgerOf(gateways.store);
    const differing = (gateways.store.collection('loans')?.all ?? []).filter((loan) => {
      const { book, id } = fileOf(loan);
      const held = ledger.balanceOf('loan', { holder: id });
      return book && compareMoney(held, String(loan.balance)) !== 0;
    });
    expect(differing.map(({ id }) => id)).toEqual([]);
  });

  it('have the temporary accounts of the customers in the suspense account (R10)', () => {
    const { customers, unallocated, ledger } = suspenseOf(gateways.store);
    expect(compareMoney(total([customers, unallocated]), ledger)).toBe(0);
    const all = ledgerOf(gateways.store);
    const below = all
      .holdersOf('temporary')
      .filter((holder) => isNegativeMoney(all.balanceOf('temporary', { holder })));
    expect(below).toEqual([]);
  });

  it('leave no account of money below nothing', () => {
    for (const account of ['bank', 'bankPayouts', 'bankReserve', 'provision'] as const)
      for (const tenant of [undefined, 'pocketmn', 'altan', 'tumen', 'khanuul'])
        expect(isNegativeMoney(ledgerOf(gateways.store).balanceOf(account, { tenant }))).toBe(
          false,
        );
  });

  it('follow a loan at once when its file changes', () => {
    const { store } = gateways;
    const loan = store.collection('loans')?.all.find((one) => fileOf(one).lines.length > 0);
    const file = fileOf(loan as MockRecord);
    const asked = { of: { resource: 'loans', id: file.id } } as const;
    const count = ledgerOf(store).journals(asked).length;
    expect(count).toBe(new Set(file.lines.map(({ journalId }) => journalId)).size);
    const before = ledgerOf(store).balanceOf('courtCosts');
    const lines = [
      ...file.lines,
      ...journalOf(
        {
          journalId: 'J-NEW',
          kind: 'COURT_COSTS',
          entries: [
            ['courtCosts', 'debit', '70.00'],
            ['bank', 'credit', '70.00'],
          ],
        },
        { date: store.clock.today(), at: store.clock.iso(), by: null },
        (account) => account,
      ),
    ];
    store.collection('loans')?.change(loan as MockRecord, filed({ ...file, lines }));
    expect(ledgerOf(store).journals(asked)).toHaveLength(count + 1);
    expect(minus(ledgerOf(store).balanceOf('courtCosts'), before)).toBe('70.00');
    store.reset();
  });

  it('answer a balance of every customer within a moment', () => {
    const ledger = ledgerOf(gateways.store);
    ledger.balanceOf('temporary');
    const began = performance.now();
    for (let id = 100_001; id <= 100_640; id += 1) ledger.balanceOf('temporary', { holder: id });
    expect(performance.now() - began).toBeLessThan(200);
  });
});
