import { useTranslate } from '../../../i18n/useTranslate';
import { today } from '../../../domain/clock';
import { NotificationVariable } from '../../../domain/enums/messaging';
import { filledText } from '../../../domain/messaging/notificationText';
import { formatMoney } from '../../../domain/money';
import type { RecordOf } from '../../../entity/entity';
import { PhonePreview, PhoneText, PhoneTile } from '../../../ui/PhonePreview/PhonePreview';
import { Stack } from '../../../ui/Stack/Stack';
import { Note } from '../../../ui/Text/Text';
import type entity from './notificationCategory.entity';

/** The notification on a locked phone with its places filled by an example, and what may be written in them. */
export function CategoryPreview({ record }: { record: Partial<RecordOf<typeof entity>> }) {
  const translate = useTranslate();
  const { title, body, isApp, isMail, route } = record;
  const example = {
    firstName: translate('messages.category.example_name'),
    amount: `${formatMoney('150000.00')} ₮`,
    date: today(),
    loanCode: 'L0000300017',
    points: '20',
  };
  const places = NotificationVariable.values.map(
    (name) => `{${name}} – ${translate(`enums.NotificationVariable.${name}`)}`,
  );
  const ways = [
    ...(isApp ? [translate('resources.notification-category.fields.isApp')] : []),
    ...(isMail ? [translate('resources.notification-category.fields.isMail')] : []),
  ];
  return (
    <PhonePreview help={translate('messages.category.preview_help', { places: places.join(', ') })}>
      <PhoneTile>
        <PhoneText>
          <Stack gap={4}>
            <b>{filledText(title ?? '', example)}</b>
            <span>{filledText(body ?? '', example)}</span>
          </Stack>
          <Note>{ways.join(', ') || translate('messages.category.nowhere')}</Note>
          {isApp && route && <Note>{route}</Note>}
        </PhoneText>
      </PhoneTile>
    </PhonePreview>
  );
}
