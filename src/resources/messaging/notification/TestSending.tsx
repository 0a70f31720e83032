import { useDataProvider, useNotify } from 'ra-core';
import { useId, useRef, useState } from 'react';
import type { KeyBelow } from '../../../i18n/Catalogue';
import { useTranslate } from '../../../i18n/useTranslate';
import { useSession } from '../../../auth/useSession';
import { useIdempotencyKeys } from '../../../dataProviders/useIdempotencyKeys';
import { useTellError } from '../../../dataProviders/useTellError';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import { formatCount } from '../../../domain/formatCount';
import { isUnknown } from '../../../framework/record/useOutcome';
import { Button } from '../../../ui/Button/Button';
import { Card } from '../../../ui/Card/Card';
import { Stack } from '../../../ui/Stack/Stack';
import { Note } from '../../../ui/Text/Text';
import { testNotification, type NotificationBody, type NotificationTested } from './api';

/** Why a message cannot be tried out yet; undefined when it can. */
function blockOf(
  { type, title, body, isApp, isMail }: Partial<NotificationBody>,
  customerId: string | null | undefined,
): KeyBelow<'messaging.notification.test'> | undefined {
  if (!customerId) return 'not_a_customer';
  if (!type || !title?.trim() || !body?.trim()) return 'nothing_to_test';
  return isApp || isMail ? undefined : 'no_way';
}

/**
 * “To me first”: the message as it is, to the person's own phone and mail, as often as they like. It counts for none of the
 * figures of what customers got (docs/domain/content-and-messaging.md 3.1).
 */
export function TestSending({ values }: { values: Partial<NotificationBody> }) {
  const translate = useTranslate();
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const tellError = useTellError();
  const notify = useNotify();
  const keys = useIdempotencyKeys('notification.test');
  const customerId = useSession()?.user.customerId;
  const why = useId();
  const running = useRef(false);
  const [tested, setTested] = useState<NotificationTested>();
  const block = blockOf(values, customerId);
  const text = (key: KeyBelow<'messaging.notification.test'>, given = {}) =>
    translate(`messaging.notification.test.${key}`, given);
  const send = async () => {
    if (running.current) return;
    running.current = true;
    const { type, title, body, isApp, isMail } = values as NotificationBody;
    const message = { type, title, body, isApp, isMail };
    try {
      const idempotencyKey = keys.keyFor(message);
      const answer = await dataProvider.call(testNotification, { body: message, idempotencyKey });
      keys.done();
      setTested(answer);
      notify('messaging.notification.test.sent', { type: 'success' });
    } catch (error) {
      // The key of a lost answer is kept: pressing again repeats it, and nothing arrives twice.
      if (!isUnknown(error)) keys.done();
      tellError(error);
    } finally {
      running.current = false;
    }
  };
  return (
    <Card title={text('title')} data-part="notification-test">
      <Stack gap={8}>
        <Note id={why}>{text(block ?? 'help')}</Note>
        <div>
          <Button disabled={block !== undefined} aria-describedby={why} onClick={() => void send()}>
            {text('send')}
          </Button>
        </div>
        {tested && (
          <Note role="status">
            {text('done', {
              ways: tested.channels
                .map((one) => translate(`enums.MessageChannel.${one}`))
                .join(', '),
              count: formatCount(tested.today),
            })}
          </Note>
        )}
      </Stack>
    </Card>
  );
}
