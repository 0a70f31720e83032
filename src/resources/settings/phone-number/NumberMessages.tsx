import { useTranslate } from '../../../i18n/useTranslate';
import { SmsFailure, SmsState } from '../../../domain/enums/messaging';
import { EnumChip } from '../../../ui/Chip/EnumChip';
import { DataTable } from '../../../ui/DataTable/DataTable';
import { DateTimeText } from '../../../ui/Text/DateText';
import { Muted } from '../../../ui/Text/Text';
import type { NumberFound } from './api';

/** The last messages to a number, and what became of each. */
export function NumberMessages({ messages }: Pick<NumberFound, 'messages'>) {
  const translate = useTranslate();
  const isKnown = (failure: string | null): failure is SmsFailure =>
    SmsFailure.values.some((one) => one === failure);
  return (
    <DataTable
      inner
      caption={translate('phoneNumber.messages')}
      rows={messages}
      keyOf={({ id }) => id}
      columns={[
        {
          key: 'sentAt',
          head: translate('resources.common.fields.sentAt'),
          isName: true,
          cell: ({ sentAt }) => <DateTimeText value={sentAt} />,
        },
        {
          key: 'state',
          head: translate('resources.common.fields.state'),
          cell: ({ state }) => <EnumChip of={SmsState} value={state} />,
        },
        {
          key: 'failure',
          head: translate('phoneNumber.failure'),
          cell: ({ failure }) =>
            isKnown(failure) ? translate(`enums.SmsFailure.${failure}`) : <Muted>—</Muted>,
        },
      ]}
    />
  );
}
