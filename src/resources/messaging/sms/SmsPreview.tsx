import { useTranslate } from '../../../i18n/useTranslate';
import { isDigits } from '../../../domain/identifiers';
import { doubtsOfSms, priceOfSms, sizeOfSms } from '../../../domain/messaging/smsText';
import type { RecordOf } from '../../../entity/entity';
import { operatorOf } from '../../../reference/operators';
import { Card } from '../../../ui/Card/Card';
import { Facts } from '../../../ui/Facts/Facts';
import { Notice } from '../../../ui/Notice/Notice';
import { PhonePreview, PhoneText, PhoneTile } from '../../../ui/PhonePreview/PhonePreview';
import { MoneyText } from '../../../ui/Text/MoneyText';
import { useSystemSettings } from '../../settings/system/useSystemSettings';
import type entity from './sms.entity';

/** So many letters that make a message dear are named; all of a Mongolian text would say nothing. */
const FEW = 5;

interface Props {
  record: Partial<RecordOf<typeof entity>>;
  /** Names of the receiver, where they are known. */
  names?: readonly string[];
}

/** What an SMS will cost and what is doubtful in it, and how the receiver's phone shows it. */
export function SmsPreview({ record, names }: Props) {
  const translate = useTranslate();
  const { smsPartPrice } = useSystemSettings();
  const { phone = '', text = '' } = record;
  const { alphabet, segments, left, beyond } = sizeOfSms(text);
  const operator = isDigits(phone, 8) ? (operatorOf(phone)?.name ?? '—') : undefined;
  const isAlmostLatin = alphabet === 'UNICODE' && beyond.length <= FEW;
  return (
    <>
      <Card title={translate('messaging.sms.size')} across data-part="sms-size">
        <Facts
          sums
          facts={[
            [translate('messaging.sms.operator'), operator],
            [translate('messaging.sms.alphabet'), translate(`messaging.sms.${alphabet}`)],
            [
              translate('messaging.sms.parts'),
              translate('messaging.sms.segments', { segments, left }),
            ],
            [
              translate('messaging.sms.price'),
              <MoneyText key="price" value={priceOfSms(segments, smsPartPrice)} />,
            ],
          ]}
        />
        {isAlmostLatin && (
          <Notice>{translate('messaging.sms.beyond', { letters: beyond.join(' ') })}</Notice>
        )}
        {doubtsOfSms(text, names).map((doubt) => (
          <Notice key={doubt} tone={doubt === 'variable' ? 'danger' : 'caution'}>
            {translate(`messaging.sms.doubts.${doubt}`)}
          </Notice>
        ))}
      </Card>
      <PhonePreview help={translate('messaging.sms.preview_help')}>
        <PhoneTile>
          <PhoneText>{text}</PhoneText>
        </PhoneTile>
      </PhonePreview>
    </>
  );
}
