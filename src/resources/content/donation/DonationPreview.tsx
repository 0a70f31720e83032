import { useTranslate } from '../../../i18n/useTranslate';
import { formatMoney } from '../../../domain/money';
import { CONTENT } from '../../../domain/settings';
import type { RecordOf } from '../../../entity/entity';
import { fileAddress } from '../../../fields/file/schema';
import {
  PhonePicture,
  PhonePreview,
  PhoneText,
  PhoneTile,
} from '../../../ui/PhonePreview/PhonePreview';
import { LazySafeHtml } from '../../../ui/SafeHtml/LazySafeHtml';
import { Note } from '../../../ui/Text/Text';
import type entity from './donation.entity';
import { GoalMeter } from './GoalMeter';

/** The donation as the app asks for it: picture, whom it is for, how far it is, and the text. */
export function DonationPreview({ record }: { record: Partial<RecordOf<typeof entity>> }) {
  const translate = useTranslate();
  const { image, title, beneficiary, goalAmount, shortDescription, content, untilDate } = record;
  return (
    <PhonePreview help={translate('content.donation.preview_help')}>
      <PhoneTile own>
        <PhonePicture
          src={image ? fileAddress(image, 'image/') : undefined}
          ratio={CONTENT.articleRatio}
        />
        <PhoneText>
          <b>{title}</b>
          {beneficiary && <Note>{beneficiary}</Note>}
          {shortDescription && <p>{shortDescription}</p>}
          <GoalMeter record={record} />
          <Note>
            {translate('content.donation.of_goal', {
              collected: formatMoney(record.collectedAmount ?? '0'),
              goal: formatMoney(goalAmount),
            })}
          </Note>
          {untilDate && <Note>{translate('content.donation.until', { date: untilDate })}</Note>}
        </PhoneText>
      </PhoneTile>
      {content && (
        <PhoneTile>
          <PhoneText>
            <LazySafeHtml html={content} />
          </PhoneText>
        </PhoneTile>
      )}
    </PhonePreview>
  );
}
