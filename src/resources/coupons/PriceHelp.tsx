import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslate } from '../../i18n/useTranslate';
import { discounted, type CouponPrices } from '../../domain/coupons/price';
import { compareMoney, formatMoney } from '../../domain/money';
import { Button } from '../../ui/Button/Button';
import { Row } from '../../ui/Stack/Stack';
import { Notice } from '../../ui/Notice/Notice';

/** The price that a typed percent makes, to be filled in at a press where something else stands there. */
export function PriceHelp() {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const { sellPrice, sellDiscountPrice, discountPercent } = useWatch() as CouponPrices;
  const percent = discountPercent ?? 0;
  const price = percent > 0 && percent < 100 ? discounted(sellPrice, percent) : null;
  if (price === null || compareMoney(price, sellDiscountPrice ?? '0') === 0) return null;
  return (
    <Notice role="status">
      <Row>
        {translate('coupons.price.becomes', { percent, price: formatMoney(price) })}
        <Button
          size="small"
          onClick={() =>
            setValue('sellDiscountPrice', price, {
              shouldDirty: true,
              shouldTouch: true,
              shouldValidate: true,
            })
          }
        >
          {translate('coupons.price.fill')}
        </Button>
      </Row>
    </Notice>
  );
}
