import { useTranslate } from '../../../i18n/useTranslate';
import { bannerRatioOf } from '../../../domain/banners';
import { BannerAspectRatio } from '../../../domain/enums/content';
import type { RecordOf } from '../../../entity/entity';
import { fileAddress } from '../../../fields/file/schema';
import {
  PhonePicture,
  PhonePreview,
  PhoneText,
  PhoneTile,
} from '../../../ui/PhonePreview/PhonePreview';
import type entity from './loanBanner.entity';

/** The banner above its product: its place on the phone is as high as its own pixels make it. */
export function BannerPreview({ record }: { record: Partial<RecordOf<typeof entity>> }) {
  const translate = useTranslate();
  const { image, productType, title } = record;
  const { width, height } = image ?? {};
  const ratio =
    width !== undefined && height !== undefined ? bannerRatioOf({ width, height }) : undefined;
  return (
    <PhonePreview help={translate('content.banner.preview_help')}>
      <PhoneTile>
        <PhonePicture
          src={image ? fileAddress(image, 'image/') : undefined}
          ratio={ratio ?? BannerAspectRatio.values[0]}
        />
        <PhoneText>
          <b>{title}</b>
        </PhoneText>
      </PhoneTile>
      {productType && (
        <PhoneTile>
          <PhoneText>{translate(`enums.LoanProductType.${productType}`)}</PhoneText>
        </PhoneTile>
      )}
    </PhonePreview>
  );
}
