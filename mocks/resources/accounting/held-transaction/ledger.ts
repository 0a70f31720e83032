import { total } from '../../../../src/domain/lending/amounts';
import { numberOf } from '../../../ledger/chart';
import { holderCheck } from '../../../ledger/holderCheck';
import { inBooks } from '../../../ledger/inBooks';
import { ledgerOf, type LedgerSource, type Posting } from '../../../ledger/Ledger';
import { sampleHolds } from './sampleHolds';

/** The money of held sums: into the wallet, aside on it, and out or back. */
export const postings: LedgerSource['postings'] = ({ world }) => {
  const accountant = world.people.find(({ username }) => username === 'accountant')?.id ?? null;
  return sampleHolds(world).flatMap(
    ({ id, number, amount, customer, tenant, date, at, solution }): Posting[] => {
      const holder = Number(customer.id);
      const of = { resource: 'accounting/held-transactions', id, label: number } as const;
      const base = { valueDate: date, at, by: null, tenant, of };
      const made: Posting[] = [
        {
          ...base,
          id: `HT-${id}-1`,
          kind: 'WALLET_CASH_IN',
          lines: [
            { account: 'bank', debit: amount },
            { account: 'wallet', holder, credit: amount },
          ],
        },
        {
          ...base,
          id: `HT-${id}-2`,
          kind: 'HELD',
          lines: [
            { account: 'wallet', holder, debit: amount },
            { account: 'walletHeld', holder, credit: amount },
          ],
        },
      ];
      if (solution === null) return made;
      return [
        ...made,
        {
          ...base,
          id: `HT-${id}-3`,
          kind: solution === 'RELEASED' ? 'HELD_RELEASED' : 'HELD_RETURNED',
          at: new Date(Date.parse(at) + 6 * 3_600_000).toISOString(),
          by: accountant,
          lines: [
            { account: 'walletHeld', holder, debit: amount },
            solution === 'RELEASED'
              ? { account: 'bank', credit: amount }
              : { account: 'wallet', holder, credit: amount },
          ],
        },
      ];
    },
  );
};

/** R12: what is held on wallets by the ledger, beside the list of held sums. */
export const checks: LedgerSource['checks'] = (store, tenant) => {
  const ledger = ledgerOf(store);
  const records = (store.collection('accounting/held-transactions')?.all ?? []).filter(
    (one) => one.state === 'held' && inBooks(tenant)(one),
  );
  const holders = new Set([
    ...ledger.holdersOf('walletHeld', tenant),
    ...records.map(({ customerId }) => Number(customerId)),
  ]);
  return [
    holderCheck(
      store,
      { key: 'held', account: 'walletHeld', tenant },
      [...holders].map((holder) => ({
        resource: 'wallets',
        id: holder,
        label: numberOf('wallet', holder),
        holder,
        balance: total(
          records
            .filter(({ customerId }) => customerId === holder)
            .map(({ amount }) => String(amount)),
        ),
      })),
    ),
  ];
};
