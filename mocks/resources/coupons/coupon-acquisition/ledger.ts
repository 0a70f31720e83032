import { dayOf } from '../../../../src/domain/dates';
import { isPositive, total, ZERO } from '../../../../src/domain/lending/amounts';
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

/** R15: what customers paid for coupons by the ledger, beside what they acquired, coupon by coupon. */
export const checks: LedgerSource['checks'] = (store, tenant) => {
  const acquired = new Map(
    (store.collection(ACQUISITIONS)?.all ?? []).map((one) => [String(one.id), one]),
  );
  const booked = new Map<unknown, { amount: string; id: string }[]>();
  const unknown: LedgerDifference[] = [];
  for (const { journal, credit } of ledgerOf(store).lines({ account: 'merchant', tenant })) {
    if (journal.of?.resource !== ACQUISITIONS || credit === null) continue;
    const { id, label } = journal.of;
    const acquisition = acquired.get(String(id));
    const amount = { amount: credit, id: journal.id };
    // What was paid for a coupon that nobody has.
    if (acquisition) {
      const { couponId } = acquisition;
      booked.set(couponId, [...(booked.get(couponId) ?? []), amount]);
    } else
      unknown.push({
        resource: ACQUISITIONS,
        id,
        label,
        left: credit,
        right: ZERO,
        journals: [journal.id],
      });
  }
  const prices = new Map<unknown, string[]>();
  for (const { couponId, price } of acquired.values())
    prices.set(couponId, [...(prices.get(couponId) ?? []), String(price)]);
  const listed = (store.collection(COUPONS)?.all ?? [])
    .filter(({ merchantId }) =>
      inBooks(tenant)(store.collection('customers')?.get(merchantId as number) ?? {}),
    )
    .map((coupon) => ({
      resource: COUPONS as 'coupon',
      id: coupon.id,
      label: String(coupon.name),
      left: total((booked.get(coupon.id) ?? []).map(({ amount }) => amount)),
      right: total(prices.get(coupon.id) ?? []),
      journals: (booked.get(coupon.id) ?? []).map(({ id }) => id),
    }));
  const rows = [...listed, ...unknown];
  return [
    {
      key: 'coupons',
      asOf: 'now',
      left: total(rows.map(({ left }) => left)),
      right: total(rows.map(({ right }) => right)),
      differences: rows.filter(({ left, right }) => left !== right),
    },
  ];
};
