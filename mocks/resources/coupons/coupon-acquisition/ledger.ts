import { dayOf } from '../../../../src/domain/dates';
import { isPositive, plus, total, ZERO } from '../../../../src/domain/lending/amounts';
import type { LedgerDifference } from '../../../../src/resources/accounting/reconciliation/api';
import type { MockRecord } from '../../../engine/MockRecord';
import { onceAWorld } from '../../../engine/samples/cachedByWorld';
import { MAIN_TENANT } from '../../../engine/samples/tenants';
import { inBooks } from '../../../ledger/inBooks';
import { ledgerOf, type LedgerSource, type Posting } from '../../../ledger/Ledger';
import { couponWorld } from '../couponWorld';
import { ACQUISITIONS, COUPONS } from '../stockOfCoupon';

/** What a purchase books: the price goes from the customer's wallet to the merchant (docs/domain/wallets.md 3.4). */
export const purchasePosting = (
  { id, number, owner, price, acquiredAt }: MockRecord,
  { merchantId, tenant }: { merchantId: unknown; tenant: string },
): Posting => ({
  kind: 'MERCHANT_PAYMENT',
  valueDate: dayOf(String(acquiredAt)) ?? '',
  at: String(acquiredAt),
  by: null,
  tenant,
  of: { resource: ACQUISITIONS, id, label: String(number) },
  lines: [
    { account: 'wallet', holder: Number(owner), debit: String(price) },
    { account: 'merchant', holder: Number(merchantId), credit: String(price) },
  ],
});

/** What the coupons of the sample booked. */
export const couponPostings = onceAWorld((world): readonly Posting[] => {
  const { coupons, acquisitions } = couponWorld(world);
  const merchants = new Map(coupons.map(({ id, merchantId }) => [id, merchantId]));
  return acquisitions
    .filter(({ way, price }) => way === 'PURCHASED' && isPositive(String(price)))
    .map((one) => ({
      ...purchasePosting(one, {
        merchantId: merchants.get(one.couponId as number),
        tenant: MAIN_TENANT,
      }),
      id: String(one.journalNumber),
    }));
});

export const postings: LedgerSource['postings'] = ({ world }) => couponPostings(world);

/** R15: what customers paid for coupons by the ledger, beside what they acquired, purchase by purchase. */
export const checks: LedgerSource['checks'] = (store, tenant) => {
  const own = inBooks(tenant);
  const merchants = new Map(
    (store.collection(COUPONS)?.all ?? []).map(({ id, merchantId }) => [id, merchantId as number]),
  );
  const isOwn = ({ couponId }: MockRecord): boolean => {
    const merchant = merchants.get(couponId as number);
    return merchant !== undefined && own(store.collection('customers')?.get(merchant) ?? {});
  };
  const rows = new Map(
    (store.collection(ACQUISITIONS)?.all ?? [])
      .filter(isOwn)
      .map((one): [string, LedgerDifference] => [
        String(one.id),
        {
          resource: ACQUISITIONS,
          id: one.id,
          label: String(one.number),
          left: ZERO,
          right: total([String(one.price)]),
          journals: [],
        },
      ]),
  );
  for (const { journal, credit } of ledgerOf(store).lines({ account: 'merchant', tenant })) {
    if (journal.of?.resource !== ACQUISITIONS || credit === null) continue;
    const { id, label } = journal.of;
    // What was paid for a coupon that nobody has stands beside nothing.
    const row = rows.get(String(id)) ?? {
      resource: ACQUISITIONS,
      id,
      label,
      left: ZERO,
      right: ZERO,
      journals: [],
    };
    rows.set(String(id), {
      ...row,
      left: plus(row.left, credit),
      journals: [...row.journals, journal.id],
    });
  }
  const all = [...rows.values()];
  return [
    {
      key: 'coupons',
      asOf: 'now',
      left: total(all.map(({ left }) => left)),
      right: total(all.map(({ right }) => right)),
      differences: all.filter(({ left, right }) => left !== right),
    },
  ];
};
