import { useTranslate } from '../../../i18n/useTranslate';
import { doubtsOfSms } from '../../../domain/messaging/smsText';
import type { RecordOf } from '../../../entity/entity';
import { Notice } from '../../../ui/Notice/Notice';
import { PhonePreview, PhoneText, PhoneTile } from '../../../ui/PhonePreview/PhonePreview';
import { Row } from '../../../ui/Stack/Stack';
import { Muted } from '../../../ui/Text/Text';
import type entity from './notification.entity';

type Message = Pick<Partial<RecordOf<typeof entity>>, 'title' | 'body'>;

/** A notification among those of a locked phone, where somebody else may read it: what is doubtful in it is said above. */
export function NotificationPreview({ record: { title, body } }: { record: Message }) {
  const translate = useTranslate();
  const doubts = doubtsOfSms(`${title ?? ''}\n${body ?? ''}`);
  return (
    <>
      {doubts.map((doubt) => (
        <Notice key={doubt} tone={doubt === 'variable' ? 'danger' : 'caution'}>
          {translate(`messaging.sms.doubts.${doubt}`)}
        </Notice>
      ))}
      <PhonePreview help={translate('messaging.notification.preview_help')}>
        <PhoneTile own>
          <PhoneText>
            <Row between>
              <Muted>{translate('messaging.notification.app')}</Muted>
              <Muted>{translate('messaging.notification.now')}</Muted>
            </Row>
            <strong>{title || translate('messaging.notification.no_title')}</strong>
            <div>{body || translate('messaging.notification.no_body')}</div>
          </PhoneText>
        </PhoneTile>
      </PhonePreview>
    </>
  );
}
