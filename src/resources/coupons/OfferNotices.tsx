import { useTranslate } from '../../i18n/useTranslate';
import { today } from '../../domain/clock';
import { COUPON } from '../../domain/couponSettings';
import {
  type OfferWarning,
  offerWarnings,
  type WarnedOffer,
} from '../../domain/coupons/offerWarnings';
import { priceProblem, priceToPay, type CouponPrices } from '../../domain/coupons/price';
import { formatCount } from '../../domain/formatCount';
import { compareMoney, formatMoney } from '../../domain/money';
import { Notice } from '../../ui/Notice/Notice';

const whole = (amount: string): string => formatMoney(amount).replace(/\.00$/, '');

/** What a warning names, as its text shows it. */
function valuesOf(warning: OfferWarning): Record<string, string> {
  switch (warning.key) {
    case 'dear':
      return { limit: whole(COUPON.priceWarn) };
    case 'above_stock':
      return { most: formatCount(warning.most), stock: formatCount(warning.stock) };
    case 'far':
      return { places: warning.places.join(', ') };
    default:
      return {};
  }
}

/** What a customer pays, and what may be a mistake although nothing forbids it (docs/domain/wallets.md 3.2). */
export function OfferNotices({ offer }: { offer: CouponPrices & WarnedOffer }) {
  const translate = useTranslate();
  const price = priceProblem(offer) ? null : priceToPay(offer);
  return (
    <>
      {offerWarnings(offer, today()).map((warning) => (
        <Notice key={warning.key} tone="caution" role="status">
          {translate(`coupons.warning.${warning.key}`, valuesOf(warning))}
        </Notice>
      ))}
      {price !== null && (
        <Notice role="status">
          {compareMoney(price, '0') === 0
            ? translate('coupons.price.free')
            : translate('coupons.price.pays', { price: whole(price) })}
        </Notice>
      )}
    </>
  );
}
