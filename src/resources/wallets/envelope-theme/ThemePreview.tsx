import { useTranslate } from '../../../i18n/useTranslate';
import { ENVELOPE_THEME } from '../../../domain/settings';
import type { RecordOf } from '../../../entity/entity';
import { fileAddress, type StoredFile } from '../../../fields/file/schema';
import { MoneyText } from '../../../ui/Text/MoneyText';
import {
  PhonePicture,
  PhonePreview,
  PhoneText,
  PhoneTile,
} from '../../../ui/PhonePreview/PhonePreview';
import { Note } from '../../../ui/Text/Text';
import type entity from './envelopeTheme.entity';

const addressOf = (picture: StoredFile | null | undefined) =>
  picture ? fileAddress(picture, 'image/') : undefined;

/** The theme as the receiver opens it: the picture, and below it the card in the list of envelopes. */
export function ThemePreview({ record }: { record: Partial<RecordOf<typeof entity>> }) {
  const translate = useTranslate();
  const { picture, cardPicture, title, price } = record;
  return (
    <PhonePreview help={translate('wallets.theme.preview_help')}>
      <PhoneTile>
        <PhonePicture src={addressOf(cardPicture)} ratio={ENVELOPE_THEME.cardRatio} />
        <PhoneText>
          <b>{title}</b>
          <Note>
            <MoneyText value={price} />
          </Note>
        </PhoneText>
      </PhoneTile>
      <PhoneTile>
        <PhonePicture src={addressOf(picture)} ratio={ENVELOPE_THEME.pictureRatio} />
      </PhoneTile>
    </PhonePreview>
  );
}
