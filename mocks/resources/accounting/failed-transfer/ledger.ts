import type { MockRecord } from '../../../engine/MockRecord';
import type { Store } from '../../../engine/Store';
import { type Lying, lyingCheck } from '../../../ledger/controlCheck';
import { inBooks } from '../../../ledger/inBooks';
import type { BookedJournal, LedgerSource, Posting, PostingLine } from '../../../ledger/Ledger';
import { sampleTransfers, type SampleTransfer } from './sampleTransfers';

const RESOURCE = 'accounting/failed-transfers';
const LOG = 'bank-gateways/outgoing';

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
    const of = { resource: RESOURCE, id, label: number } as const;
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

const lying = ({ id, number }: MockRecord): Lying => ({
  resource: RESOURCE,
  id: Number(id),
  label: String(number),
});

/** Whose money a journal moved: a failed transfer's, or that of a transfer under way, which names its number. */
function transferOf(store: Store): (journal: BookedJournal) => Lying | null {
  const log = store.collection(LOG)?.all ?? [];
  const byNumber = new Map(log.map((one) => [one.number, one]));
  const failed = store.collection(RESOURCE);
  return ({ of, memo }) => {
    if (of?.resource === RESOURCE) return of;
    const logged = byNumber.get(memo);
    if (!logged) return null;
    // What had waited when the bank refused it lies on for its failed transfer.
    const record = failed?.get(logged.failedTransferId as number);
    return record ? lying(record) : underWay(logged);
  };
}

const underWay = ({ id, number }: MockRecord): Lying => ({
  resource: LOG,
  id: Number(id),
  label: String(number),
});

/** What lies on the account for failed transfers, beside the open ones and those that wait for a gateway or an answer. */
export const checks: LedgerSource['checks'] = (store, tenant) => {
  const own = inBooks(tenant);
  const of = (resource: typeof RESOURCE | typeof LOG) =>
    (store.collection(resource)?.all ?? []).filter(own);
  return [
    lyingCheck(
      store,
      { key: 'failedTransfers', account: 'failedTransfers', tenant },
      {
        parts: [
          ...of(RESOURCE)
            .filter(({ state }) => state === 'open')
            .map((one) => ({ of: lying(one), amount: String(one.amount) })),
          ...of(LOG)
            .filter(({ state }) => UNDER_WAY.includes(state))
            .map((one) => ({ of: underWay(one), amount: String(one.amount) })),
        ],
        recordOf: transferOf(store),
      },
    ),
  ];
};
