import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify, useRedirect, type RaRecord } from 'ra-core';
import { use, useCallback } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import { useIdempotencyKeys } from '../../../dataProviders/useIdempotencyKeys';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import { recordPath } from '../../../entity/paths';
import { formatCount } from '../../../domain/formatCount';
import { GatewayError } from '../../../http/GatewayError';
import { useRefreshJobs } from '../../../framework/jobs/useRefreshJobs';
import { isUnknown } from '../../../framework/record/useOutcome';
import type { Check } from '../../../ui/ConfirmDialog/useOutcomeCheck';
import type { ToastOptions } from '../../../ui/Toast/toasts';
import { findSentNotification, sendMail, sendNotification, type NotificationBody } from './api';
import { forgetSent, rememberSent } from './sentBefore';
import { SentContext } from './SentContext';

const RESOURCE = 'notification';

/**
 * Sends a notification once for one intent: a second press, a repeat after a lost answer and one after a reload carry the
 * same key, and what became of a lost answer is asked by that key before a repeat is offered (docs/domain/calls.md 3.3).
 */
export function useSending(message: NotificationBody, onChanged: () => void) {
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const queryClient = useQueryClient();
  const translate = useTranslate();
  const notify = useNotify();
  const redirect = useRedirect();
  const refreshJobs = useRefreshJobs();
  const whenSent = use(SentContext);
  const keys = useIdempotencyKeys(`${RESOURCE}.new`);
  const call = message.isApp ? sendNotification : sendMail;

  const done = useCallback(
    (record: RaRecord) => {
      keys.done();
      forgetSent();
      whenSent();
      void queryClient.invalidateQueries({ queryKey: [RESOURCE] });
      refreshJobs();
      const count = formatCount(Number(record.total));
      const options: ToastOptions = {
        detail: translate('messaging.notification.done', { name: String(record.title), count }),
      };
      notify(message.isApp ? 'toast.notification_sent' : 'toast.email_sent', {
        type: 'success',
        ...options,
      });
      redirect(recordPath(RESOURCE, 'show', record.id) ?? '/');
    },
    [keys, message.isApp, notify, queryClient, redirect, refreshJobs, translate, whenSent],
  );

  const send = useCallback(async () => {
    const idempotencyKey = keys.keyFor(message);
    rememberSent({ key: idempotencyKey, title: message.title });
    try {
      done(await dataProvider.call(call, { body: message, idempotencyKey }));
    } catch (error) {
      if (!isUnknown(error)) forgetSent();
      if (error instanceof GatewayError && error.kind === 'conflict') onChanged();
      throw error;
    }
  }, [call, dataProvider, done, keys, message, onChanged]);

  const look: Check = useCallback(async () => {
    try {
      const idempotencyKey = keys.keyFor(message);
      const { notification } = await dataProvider.call(findSentNotification, {
        query: { idempotencyKey },
      });
      if (!notification) {
        forgetSent();
        return 'not-found';
      }
      done(notification);
      return 'booked';
    } catch {
      return 'cannot-tell';
    }
  }, [dataProvider, done, keys, message]);

  const onUnknown = useCallback(
    (failure: unknown) => (isUnknown(failure) ? look : undefined),
    [look],
  );
  return { send, onUnknown };
}
