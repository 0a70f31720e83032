import { namedReceipts } from '../../../../src/domain/eReceipts/paidFees';
import { isPositive, total } from '../../../../src/domain/lending/amounts';
import type { MockRecord } from '../../../engine/MockRecord';
import { MAIN_TENANT } from '../../../engine/samples/tenants';
import type { Store } from '../../../engine/Store';
import type { LedgerAccount } from '../../../ledger/chart';
import { inBooks } from '../../../ledger/inBooks';
import {
  type Journal,
  journalFrom,
  type LedgerSource,
  type LiveBook,
  type PostingLine,
} from '../../../ledger/Ledger';
import { type KeptLine, receiptOver } from './receipts';
import { receiptDayOf, unexplainedFees } from './receiptDay';

export const follows: LedgerSource['follows'] = 'ebarimt';

/** The tax of a receipt by the income account that its fees are on. */
const taxedIncomes = ({ lines }: MockRecord): [LedgerAccount, string][] =>
  (['feeIncome', 'walletFeeIncome'] as const).flatMap((account) => {
    const vat = total(
      (lines as KeptLine[])
        .filter(({ kind }) => (kind === 'WALLET') === (account === 'walletFeeIncome'))
        .map((line) => line.vat),
    );
    return isPositive(vat) ? [[account, vat] satisfies [LedgerAccount, string]] : [];
  });

/**
 * The tax within the fees of a receipt: owed from its sending on, and no more after its return. It is of the fee's day, whenever
 * the receipt is sent or returned: a tax is declared by the month of what it is on (docs/domain/money.md 8.4).
 */
function taxOf(receipt: MockRecord): Journal[] {
  const { id, billId, feeDate, sentAt, returnedAt, createdBy, tenant } = receipt;
  const incomes = taxedIncomes(receipt);
  if (typeof sentAt !== 'string' || incomes.length === 0) return [];
  const journal = (part: string, at: string, isReturn: boolean): Journal =>
    journalFrom(
      {
        kind: 'FEE_VAT',
        valueDate: String(feeDate),
        at,
        by: (createdBy as string | null) ?? null,
        tenant: String(tenant ?? MAIN_TENANT),
        of: { resource: 'ebarimt', id, label: String(billId) },
        lines: incomes.flatMap(([account, vat]): PostingLine[] =>
          isReturn
            ? [
                { account: 'vat', debit: vat },
                { account, credit: vat },
              ]
            : [
                { account, debit: vat },
                { account: 'vat', credit: vat },
              ],
        ),
      },
      `${String(billId)}-${part}`,
    );
  return [
    journal('V', sentAt, false),
    ...(typeof returnedAt === 'string' ? [journal('R', returnedAt, true)] : []),
  ];
}

/** The journals of all receipts, from the receipts themselves. */
export const books = (store: Store): LiveBook[] => {
  const receipts = store.collection('ebarimt')?.all ?? [];
  return [{ key: {}, journals: () => receipts.flatMap(taxOf) }];
};

/** A fee is not given back while a receipt stands over it, or may (docs/domain/money.md 4.5). */
export const mayReverse: LedgerSource['mayReverse'] = (store, journalId) =>
  receiptOver(store, journalId) === undefined;

/** R21: fees paid on a day beside the receipts that stood for them at its close; what has none is named, as above the list of receipts. */
export const checks: LedgerSource['checks'] = (store, tenant, date) => {
  const { paid, missing, check } = receiptDayOf(store, date, inBooks(tenant));
  return [
    {
      key: 'receipts',
      asOf: 'day',
      left: paid,
      right: check.standing,
      named: namedReceipts(missing),
      differences: unexplainedFees(store, date, inBooks(tenant)).map(
        ({ journalId, amount, standing }) => ({
          resource: 'accounting/gl-transactions',
          id: journalId,
          label: journalId,
          left: amount,
          right: standing,
          journals: [journalId],
        }),
      ),
    },
  ];
};
