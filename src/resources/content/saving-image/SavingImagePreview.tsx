import { useTranslate } from '../../../i18n/useTranslate';
import { SAVING_IMAGE } from '../../../domain/settings';
import type { RecordOf } from '../../../entity/entity';
import { fileAddress } from '../../../fields/file/schema';
import {
  PhonePicture,
  PhonePreview,
  PhoneText,
  PhoneTile,
} from '../../../ui/PhonePreview/PhonePreview';
import type entity from './savingImage.entity';

/** The picture above the saving of a customer who chose it. */
export function SavingImagePreview({ record }: { record: Partial<RecordOf<typeof entity>> }) {
  const translate = useTranslate();
  const { image, title } = record;
  return (
    <PhonePreview help={translate('content.savingImage.preview_help')}>
      <PhoneTile>
        <PhonePicture
          src={image ? fileAddress(image, 'image/') : undefined}
          ratio={SAVING_IMAGE.ratio}
        />
        <PhoneText>
          <b>{title}</b>
        </PhoneText>
      </PhoneTile>
    </PhonePreview>
  );
}
