import { useTranslate } from '../../i18n/useTranslate';
import { COUPON } from '../../domain/couponSettings';
import { priceProblem, priceToPay } from '../../domain/coupons/price';
import { stockOf } from '../../domain/coupons/variants';
import { formatMoney } from '../../domain/money';
import type { PartialValues } from '../../entity/Field';
import { fileAddress } from '../../fields/file/schema';
import {
  PhonePicture,
  PhonePreview,
  PhoneText,
  PhoneTile,
} from '../../ui/PhonePreview/PhonePreview';
import { Chip } from '../../ui/Chip/Chip';
import { LazySafeHtml } from '../../ui/SafeHtml/LazySafeHtml';
import { Row } from '../../ui/Stack/Stack';
import { Muted, Note } from '../../ui/Text/Text';
import type { offerFields } from './offer';

/** What of an offer the app shows; of a coupon also what of it nobody has used. */
export type ShownOffer = PartialValues<typeof offerFields> & {
  readonly remainingBalance?: number | null;
};

/** The coupon in the app: its card in the list, and the page that opens from it. */
export function OfferPhone({ offer }: { offer: ShownOffer }) {
  const translate = useTranslate();
  const { name, tag, image, thumbnail, info, condition, locations, variants } = offer;
  const { sellPrice, endDate, expireDate, isShowBalance, limitPerCustomer } = offer;
  const price = priceProblem(offer) ? null : priceToPay(offer);
  const count = offer.remainingBalance ?? stockOf(variants ?? []);
  const isLess = price !== null && price !== priceToPay({ sellPrice });
  const prices = (
    <Row>
      {price !== null && <b>{`${formatMoney(price)} ₮`}</b>}
      {isLess && (
        <Muted>
          <del>{`${formatMoney(sellPrice)} ₮`}</del>
        </Muted>
      )}
    </Row>
  );
  const picture = thumbnail ?? image;
  return (
    <PhonePreview help={translate('coupons.preview_help')}>
      <PhoneTile own>
        <PhonePicture
          src={picture ? fileAddress(picture, 'image/') : undefined}
          ratio={thumbnail ? COUPON.thumbnailRatio : COUPON.imageRatio}
        />
        <PhoneText>
          <Row between>
            <b>{name}</b>
            {tag && <Chip tone="info">{tag}</Chip>}
          </Row>
          {prices}
          {isShowBalance && <Note>{translate('coupons.left', { count })}</Note>}
        </PhoneText>
      </PhoneTile>
      <PhoneTile>
        <PhonePicture
          src={image ? fileAddress(image, 'image/') : undefined}
          ratio={COUPON.imageRatio}
        />
        <PhoneText>
          <b>{name}</b>
          {prices}
          {endDate && <Note>{translate('coupons.sale_until', { date: endDate })}</Note>}
          {expireDate && <Note>{translate('coupons.use_until', { date: expireDate })}</Note>}
          {limitPerCustomer && (
            <Note>{translate('coupons.one_of', { limit: limitPerCustomer })}</Note>
          )}
          {(variants ?? []).map(
            (variant, at) => variant.name && <Note key={at}>{variant.name}</Note>,
          )}
          {info && <LazySafeHtml html={info} />}
          {condition && <LazySafeHtml html={condition} />}
          {(locations ?? []).map((place, at) => place.name && <Note key={at}>{place.name}</Note>)}
        </PhoneText>
      </PhoneTile>
    </PhonePreview>
  );
}
