import { dayOf } from '../../../../src/domain/dates';
import { isPositive, minus, plus } from '../../../../src/domain/lending/amounts';
import type { MockRecord } from '../../../engine/MockRecord';
import { MAIN_TENANT } from '../../../engine/samples/tenants';
import type { Store } from '../../../engine/Store';
import { type LedgerAccount, numberOf } from '../../../ledger/chart';
import { inBooks } from '../../../ledger/inBooks';
import {
  type Journal,
  journalFrom,
  type LedgerSource,
  type LiveBook,
} from '../../../ledger/Ledger';
import { receiptDayOf } from './receiptDay';

export const follows: LedgerSource['follows'] = 'ebarimt';

/** The tax within the fees of a receipt: owed from its sending on, and no more after its return (8.4). */
function taxOf(receipt: MockRecord): Journal[] {
  const { id, billId, sentAt, returnedAt, createdBy, tenant } = receipt;
  const vat = String(receipt.vat);
  if (typeof sentAt !== 'string' || !isPositive(vat)) return [];
  const journal = (part: string, at: string, from: LedgerAccount, to: LedgerAccount): Journal =>
    journalFrom(
      {
        kind: 'FEE_VAT',
        valueDate: dayOf(at) ?? '',
        at,
        by: (createdBy as string | null) ?? null,
        tenant: String(tenant ?? MAIN_TENANT),
        of: { resource: 'ebarimt', id, label: String(billId) },
        lines: [
          { account: from, debit: vat },
          { account: to, credit: vat },
        ],
      },
      `${String(billId)}-${part}`,
    );
  return [
    journal('V', sentAt, 'feeIncome', 'vat'),
    ...(typeof returnedAt === 'string' ? [journal('R', returnedAt, 'vat', 'feeIncome')] : []),
  ];
}

/** The journals of all receipts, from the receipts themselves. */
export const books = (store: Store): LiveBook[] => {
  const receipts = store.collection('ebarimt')?.all ?? [];
  return [{ key: {}, journals: () => receipts.flatMap(taxOf) }];
};

/** R21: fee income of a day beside the receipts that stand for it and what is named to have none. */
export const checks: LedgerSource['checks'] = (store, tenant, date) => {
  const { income, sent, returned, missing } = receiptDayOf(store, date, inBooks(tenant));
  const { unpaid, open, unsent, returned: again, corrected } = missing;
  const right = minus(plus(minus(sent, returned), unpaid, open, unsent, again), corrected);
  return [
    {
      key: 'receipts',
      asOf: 'day',
      left: income,
      right,
      differences:
        income === right
          ? []
          : [
              {
                resource: 'accounting/accounts/gl',
                id: numberOf('feeIncome'),
                label: date,
                left: income,
                right,
                journals: [],
              },
            ],
    },
  ];
};
