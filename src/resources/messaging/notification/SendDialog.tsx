import { useGetOne, type Identifier } from 'ra-core';
import { useMemo, useState } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import { formatDateTime } from '../../../domain/dates';
import { formatCount } from '../../../domain/formatCount';
import { represent } from '../../../entity/represent';
import { countTyped, typedCount } from '../../../framework/record/actionAnswers';
import { displayError } from '../../../framework/record/displayError';
import { useFieldLabel } from '../../../framework/useLabels';
import { GatewayError } from '../../../http/GatewayError';
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog';
import { Facts } from '../../../ui/Facts/Facts';
import { Notice } from '../../../ui/Notice/Notice';
import { Stack } from '../../../ui/Stack/Stack';
import type { NotificationBody } from './api';
import { useSending } from './useSending';

interface Props {
  /** What would be sent, with the count that was shown. */
  message: NotificationBody;
  /** ISO instant until which the quiet hours last; null outside them. */
  quietUntil: string | null;
  onClose: () => void;
  /** Who gets it has changed meanwhile: it has to be looked at again. */
  onChanged: () => void;
}

/**
 * The second look before a notification goes out: what, to how many, by which way and from when. The number is typed where
 * they are more than 20, and always for a message to everybody (docs/domain/content-and-messaging.md 3.8).
 */
export function SendDialog({ message, quietUntil, onClose, onChanged }: Props) {
  const translate = useTranslate();
  // What went to the same people today is asked about, once the gateway has said so.
  const [isBefore, setIsBefore] = useState(false);
  const [again, setAgain] = useState(false);
  const sent = useMemo(() => (again ? { ...message, again } : message), [again, message]);
  const { send, onUnknown } = useSending(sent, onChanged);
  const onConfirm = async () => {
    try {
      await send();
    } catch (error) {
      if (error instanceof GatewayError && error.code === 'SENT_BEFORE') setIsBefore(true);
      throw error;
    }
  };
  const { receiver, count, isApp, isMail, audience, startsAt, customerId } = message;
  const toAll = receiver === 'ALL';
  const begins = [startsAt, quietUntil]
    .filter((at) => at !== null && at !== undefined)
    .sort()
    .at(-1);
  const words = useFieldLabel('notification');
  const whom = translate(`enums.NotificationReceiver.${receiver}`);
  const many = translate('messaging.notification.send_to', { count: formatCount(count) });
  return (
    <ConfirmDialog
      open
      kind={toAll ? 'yes-no' : 'consequence'}
      irreversible
      title={toAll ? translate('confirm.mass_notification') : many}
      confirmLabel={many}
      typed={toAll ? countTyped(count, translate) : typedCount(count, translate)}
      tell={(error) => displayError(error, translate)}
      onUnknown={onUnknown}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <Stack gap={12}>
        <Notice>
          <strong>{message.title}</strong>
          <div>{message.body}</div>
        </Notice>
        <Facts
          facts={[
            [words('receiver'), receiver === 'AUDIENCE' ? audience : whom],
            [
              words('customerId'),
              receiver === 'CUSTOMER' ? <CustomerName id={customerId} /> : null,
            ],
            [words('total'), formatCount(count)],
            [
              translate('messaging.notification.channels'),
              [isApp ? words('isApp') : [], isMail ? words('isMail') : []].flat().join(', '),
            ],
            [
              words('startsAt'),
              begins ? formatDateTime(begins).text : translate('messaging.notification.at_once'),
            ],
          ]}
        />
        {isBefore && (
          <label>
            <input
              type="checkbox"
              checked={again}
              onChange={({ target }) => setAgain(target.checked)}
            />{' '}
            {translate('messaging.notification.again')}
          </label>
        )}
      </Stack>
    </ConfirmDialog>
  );
}

/** Who it is, by name as soon as that is known. */
function CustomerName({ id = '' }: { id?: Identifier }) {
  const { data } = useGetOne('customers', { id }, { retry: false });
  return data ? represent('customers', data) : String(id);
}
