import { controlCheck } from '../../../ledger/controlCheck';
import { inBooks } from '../../../ledger/inBooks';
import type { LedgerSource, Posting, PostingLine } from '../../../ledger/Ledger';
import { sampleTransfers, type SampleTransfer } from './sampleTransfers';

/** Where the money of a transfer that was decided went, by how it was decided. */
function ends({ amount, customer, state, way }: SampleTransfer): readonly PostingLine[] {
  const holder = Number(customer.id);
  const isPaid = state === 'corrected' && way !== 'RETURNED';
  return [
    { account: 'failedTransfers', debit: amount },
    isPaid ? { account: 'bank', credit: amount } : { account: 'wallet', holder, credit: amount },
  ];
}

/** The money of failed transfers: into the wallet, out of it to the account for failed transfers, and where it went. */
export const postings: LedgerSource['postings'] = ({ world }) => {
  const accountant = world.people.find(({ username }) => username === 'accountant')?.id ?? null;
  return sampleTransfers(world).flatMap((one): Posting[] => {
    const { id, number, amount, customer, tenant, date, at, state, logged, story } = one;
    const holder = Number(customer.id);
    const of = { resource: 'accounting/failed-transfers', id, label: number } as const;
    const base = { valueDate: date, at, by: null, tenant, of };
    const made: Posting[] = [
      {
        ...base,
        id: `FT-${id}-1`,
        kind: 'WALLET_CASH_IN',
        lines: [
          { account: 'bank', debit: amount },
          { account: 'wallet', holder, credit: amount },
        ],
      },
      {
        ...base,
        id: `FT-${id}-2`,
        kind: 'TRANSFER_FAILED',
        lines: [
          { account: 'wallet', holder, debit: amount },
          { account: 'failedTransfers', credit: amount },
        ],
      },
    ];
    if (story.double && logged.length > 1) {
      made.push(
        {
          ...base,
          id: `FT-${id}-C`,
          kind: 'WALLET_CASH_IN',
          lines: [
            { account: 'bank', debit: amount },
            { account: 'wallet', holder, credit: amount },
          ],
        },
        {
          ...base,
          id: `FT-${id}-D`,
          kind: 'WALLET_CASH_OUT',
          lines: [
            { account: 'wallet', holder, debit: amount },
            { account: 'bankPayouts', credit: amount },
          ],
        },
      );
    }
    if (state === 'open') return made;
    return [
      ...made,
      {
        ...base,
        id: `FT-${id}-3`,
        kind: 'TRANSFER_CORRECTED',
        at: new Date(Date.parse(at) + 5 * 3_600_000).toISOString(),
        by: accountant,
        lines: ends(one),
      },
    ];
  });
};

/** States of transfers that have left their wallet and not yet the bank (docs/domain/money.md 4.10). */
const UNDER_WAY: readonly unknown[] = ['WAITING', 'RETRYING'];

/** What lies on the account for failed transfers, beside the open ones and those that wait for a gateway or an answer. */
export const checks: LedgerSource['checks'] = (store, tenant) => {
  const own = inBooks(tenant);
  const open = (store.collection('accounting/failed-transfers')?.all ?? []).filter(
    (one) => one.state === 'open' && own(one),
  );
  const underWay = (store.collection('bank-gateways/outgoing')?.all ?? []).filter(
    (one) => UNDER_WAY.includes(one.state) && own(one),
  );
  return [
    controlCheck(
      store,
      { key: 'failedTransfers', account: 'failedTransfers', tenant },
      [...open, ...underWay].map(({ amount }) => amount),
    ),
  ];
};
