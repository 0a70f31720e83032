import { minus, total, ZERO } from '../../../../src/domain/lending/amounts';
import type {
  LedgerCheck,
  LedgerDifference,
} from '../../../../src/resources/accounting/reconciliation/api';
import { holderCheck } from '../../../ledger/holderCheck';
import { inBooks } from '../../../ledger/inBooks';
import { ledgerOf, type LedgerSource } from '../../../ledger/Ledger';
import type { Store } from '../../../engine/Store';
import { sampleCashOuts } from './sampleCashOuts';

/** What merchants sold in earlier weeks, and what they were paid. */
export const postings: LedgerSource['postings'] = ({ world }) => sampleCashOuts(world).postings;

/** What left merchants' accounts for a bank by the ledger, beside the cash-outs that were paid (docs/domain/organisation.md 2.3). */
export const checks: LedgerSource['checks'] = (store, tenant) => [
  paidCheck(store, tenant),
  heldCheck(store, tenant),
];

type Check = (store: Store, tenant: string | undefined) => LedgerCheck;

const paidCheck: Check = (store, tenant) => {
  const lines = ledgerOf(store)
    .lines({ account: 'merchantHeld', tenant })
    .filter(({ journal }) => journal.kind === 'MERCHANT_CASH_OUT');
  const records = (store.collection('merchant-cashout')?.all ?? []).filter(
    (one) => one.state === 'PAID' && inBooks(tenant)(one),
  );
  const merchants = new Set([
    ...lines.map(({ holder }) => Number(holder)),
    ...records.map(({ merchantId }) => Number(merchantId)),
  ]);
  const rows = [...merchants].map((merchant): LedgerDifference => {
    const own = lines.filter(({ holder }) => holder === merchant);
    const paid = records.filter(({ merchantId }) => merchantId === merchant);
    return {
      resource: 'customers',
      id: merchant,
      label: String(paid.at(0)?.merchantName ?? merchant),
      left: minus(
        total(own.map(({ debit }) => debit ?? ZERO)),
        total(own.map(({ credit }) => credit ?? ZERO)),
      ),
      right: total(paid.map(({ amount }) => String(amount))),
      journals: own.map(({ journal }) => journal.id).reverse(),
    };
  });
  return {
    key: 'merchants',
    asOf: 'now',
    left: total(rows.map(({ left }) => left)),
    right: total(rows.map(({ right }) => right)),
    differences: rows.filter(({ left, right }) => left !== right),
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
