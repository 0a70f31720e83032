import { useTranslate } from '../../i18n/useTranslate';
import { lockedOffer } from '../../domain/coupons/changes';
import type { FormLock } from '../../framework/loadEntity';

/** What of an offer's form is closed, by the coupon that it is about, with the reason (docs/domain/wallets.md 3.3). */
export function useOfferLocks(
  coupon: Parameters<typeof lockedOffer>[0] | undefined,
  by: 'hand' | 'request',
): FormLock | null {
  const translate = useTranslate();
  const lock = coupon ? lockedOffer(coupon, by) : null;
  return lock && { fields: lock.fields, why: translate(`coupons.locks.${lock.why}`) };
}
