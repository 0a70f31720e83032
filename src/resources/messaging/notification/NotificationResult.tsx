import { useQueryClient } from '@tanstack/react-query';
import { useRecordContext } from 'ra-core';
import { useEffect } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import { JOBS } from '../../../domain/settings';
import type { RecordOf } from '../../../entity/entity';
import { Card } from '../../../ui/Card/Card';
import { Meter } from '../../../ui/Meter/Meter';
import { Columns, Row, Stack } from '../../../ui/Stack/Stack';
import type entity from './notification.entity';

/** Whole percent of one figure in another; 0 of nothing. */
const percentOf = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((part * 100) / whole);

/** How much of a notification has arrived and was looked at; read again by itself while it goes out. */
export function NotificationResult() {
  const translate = useTranslate();
  const record = useRecordContext<RecordOf<typeof entity>>();
  const client = useQueryClient();
  const isUnderWay = record?.state === 'SENDING' || record?.state === 'PLANNED';
  useEffect(() => {
    if (!isUnderWay) return undefined;
    const timer = setInterval(
      () => void client.invalidateQueries({ queryKey: ['notification'] }),
      record?.state === 'SENDING' ? JOBS.runningMs : JOBS.restingMs,
    );
    return () => clearInterval(timer);
  }, [client, isUnderWay, record?.state]);
  if (!record) return null;
  const { sent = 0, received = 0, seen = 0 } = record;
  const lines = [
    ['received_of', percentOf(received ?? 0, sent ?? 0)],
    ['seen_of', percentOf(seen ?? 0, received ?? 0)],
  ] as const;
  return (
    <Card title={translate('messaging.notification.result')} data-part="notification-result">
      <Columns min={240}>
        {lines.map(([key, percent]) => {
          const words = translate(`messaging.notification.${key}`, { percent });
          return (
            <Stack key={key}>
              {words}
              <Row>
                <Meter label={words} value={percent} />
              </Row>
            </Stack>
          );
        })}
      </Columns>
    </Card>
  );
}
