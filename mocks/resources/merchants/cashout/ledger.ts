import { minus, plus, total, ZERO } from '../../../../src/domain/lending/amounts';
import type {
  LedgerCheck,
  LedgerDifference,
} from '../../../../src/resources/accounting/reconciliation/api';
import { holderCheck } from '../../../ledger/holderCheck';
import { inBooks } from '../../../ledger/inBooks';
import { ledgerOf, type LedgerSource } from '../../../ledger/Ledger';
import type { RecId } from '../../../engine/MockRecord';
import type { Store } from '../../../engine/Store';
import { firstOf } from '../../accounting/failed-transfer/refused';
import { MERCHANT_ACCOUNTS } from '../moves';
import { cashOutPaidBy } from './bankRefused';
import { sampleCashOuts } from './sampleCashOuts';

/** What merchants sold in earlier weeks, and what they were paid. */
export const postings: LedgerSource['postings'] = ({ world }) => sampleCashOuts(world).postings;

/** What left merchants' accounts for a bank by the ledger, beside the cash-outs that were paid (docs/domain/organisation.md 2.3). */
export const checks: LedgerSource['checks'] = (store, tenant) => [
  paidCheck(store, tenant),
  heldCheck(store, tenant),
];

type Check = (store: Store, tenant: string | undefined) => LedgerCheck;

/** States in which a merchant has been paid, or the bank has what was paid once more. */
const LEFT: readonly unknown[] = ['PAID', 'REFUSED'];

const paidCheck: Check = (store, tenant) => {
  const rows = new Map<RecId, LedgerDifference>(
    (store.collection('merchant-cashout')?.all ?? []).filter(inBooks(tenant)).map((one) => [
      one.id,
      {
        resource: 'merchant-cashout',
        id: one.id,
        label: String(one.number),
        left: ZERO,
        right: LEFT.includes(one.state) ? String(one.amount) : ZERO,
        journals: [],
      },
    ]),
  );
  const transfers = store.collection('accounting/failed-transfers');
  for (const { journal, debit, credit, holder } of ledgerOf(store).linesOf(MERCHANT_ACCOUNTS, {
    tenant,
  })) {
    const { id, kind, of } = journal;
    const isPaid = kind === 'MERCHANT_CASH_OUT';
    // What a failed transfer gave back was paid by its first journal.
    const transfer =
      of?.resource === 'accounting/failed-transfers' ? transfers?.get(of.id) : undefined;
    if (!isPaid && !transfer) continue;
    const cashOut = isPaid
      ? of
      : cashOutPaidBy(store, transfer ? firstOf(transfer).journalId : null);
    const key = cashOut?.id ?? id;
    const row = rows.get(key) ?? {
      resource: 'customers',
      id: holder ?? '',
      label: String(holder),
      left: ZERO,
      right: ZERO,
      journals: [],
    };
    rows.set(key, {
      ...row,
      left: minus(plus(row.left, debit ?? ZERO), credit ?? ZERO),
      journals: [id, ...row.journals],
    });
  }
  const all = [...rows.values()];
  return {
    key: 'merchants',
    asOf: 'now',
    left: total(all.map(({ left }) => left)),
    right: total(all.map(({ right }) => right)),
    differences: all.filter(({ left, right }) => left !== right),
  };
};

/** What is held of merchants by the ledger, beside the requests that wait. */
const heldCheck: Check = (store, tenant) => {
  const waiting = (store.collection('merchant-cashout')?.all ?? []).filter(
    (one) => one.state === 'REQUESTED' && inBooks(tenant)(one),
  );
  const merchants = new Set([
    ...ledgerOf(store).holdersOf('merchantHeld', tenant),
    ...waiting.map(({ merchantId }) => Number(merchantId)),
  ]);
  return holderCheck(
    store,
    { key: 'merchantsHeld', account: 'merchantHeld', tenant },
    [...merchants].map((holder) => {
      const own = waiting.filter(({ merchantId }) => merchantId === holder);
      return {
        resource: 'customers',
        id: holder,
        label: String(own.at(0)?.merchantName ?? holder),
        holder,
        balance: total(own.map(({ amount }) => String(amount))),
      };
    }),
  );
};
