import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { use, useEffect, useState } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import { recordPath } from '../../../entity/paths';
import { Button } from '../../../ui/Button/Button';
import { Notice } from '../../../ui/Notice/Notice';
import { Row } from '../../../ui/Stack/Stack';
import { findSentNotification } from './api';
import { forgetSent, sentBefore } from './sentBefore';
import { SentContext } from './SentContext';

/** What became of a notification whose answer was lost with the page: asked when the form is opened again. */
export function EarlierSending() {
  const translate = useTranslate();
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const [earlier] = useState(sentBefore);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['notification', 'sent', earlier?.key],
    queryFn: ({ signal }) =>
      dataProvider.call(findSentNotification, {
        query: { idempotencyKey: earlier?.key ?? '' },
        signal,
      }),
    enabled: earlier !== undefined,
    retry: false,
    gcTime: 0,
  });
  const whenSent = use(SentContext);
  useEffect(() => {
    if (!data) return;
    forgetSent();
    // What was sent is no draft any more, also where the form has it back.
    if (data.notification) whenSent();
  }, [data, whenSent]);
  if (!earlier) return null;
  const path = data?.notification && recordPath('notification', 'show', data.notification.id);
  const state = data
    ? data.notification
      ? 'accepted'
      : 'not_accepted'
    : error && !isFetching
      ? 'unknown'
      : 'asking';
  return (
    <Notice
      role="status"
      tone={state === 'accepted' ? 'success' : state === 'unknown' ? 'warning' : 'info'}
      data-part="earlier-sending"
    >
      <Row>
        {translate(`messaging.notification.earlier.${state}`, { name: earlier.title })}
        {path && (
          <Button size="small" to={path}>
            {translate('messaging.notification.earlier.open')}
          </Button>
        )}
        {state === 'unknown' && (
          <Button size="small" onClick={() => void refetch()}>
            {translate('messaging.notification.earlier.ask_again')}
          </Button>
        )}
      </Row>
    </Notice>
  );
}
