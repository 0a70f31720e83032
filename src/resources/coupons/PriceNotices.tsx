import { useTranslate } from '../../i18n/useTranslate';
import { COUPON } from '../../domain/couponSettings';
import { isDear, priceProblem, priceToPay, type CouponPrices } from '../../domain/coupons/price';
import { compareMoney, formatMoney } from '../../domain/money';
import { Notice } from '../../ui/Notice/Notice';

const whole = (amount: string): string => formatMoney(amount).replace(/\.00$/, '');

/** What a customer pays, and a warning where the base price is above the stricter reading of its bound. */
export function PriceNotices({ offer }: { offer: CouponPrices }) {
  const translate = useTranslate();
  const price = priceProblem(offer) ? null : priceToPay(offer);
  return (
    <>
      {isDear(offer.sellPrice) && (
        <Notice tone="caution" role="status">
          {translate('coupons.price.dear', { limit: whole(COUPON.priceWarn) })}
        </Notice>
      )}
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
