import { useRecordContext } from 'ra-core';
import { useTranslate } from '../../../i18n/useTranslate';
import { formatDateTime } from '../../../domain/dates';
import { formatMoney } from '../../../domain/money';
import type { RecordOf } from '../../../entity/entity';
import { Notice } from '../../../ui/Notice/Notice';
import type entity from './bankGatewayStatement.entity';

/** Why a statement is not the sum of its lines, or not known to the end. */
export function StatementAlerts() {
  const translate = useTranslate();
  const record = useRecordContext<RecordOf<typeof entity>>();
  if (record?.state === 'LATE')
    return (
      <Notice tone="warning" role="status">
        {translate('gatewayStatement.late', { at: formatDateTime(record.readUntil).text })}
        {record.awaitedCount ? (
          <p>
            {translate('gatewayStatement.awaited', {
              smart_count: record.awaitedCount,
              amount: formatMoney(record.awaitedAmount),
            })}
          </p>
        ) : null}
      </Notice>
    );
  return record?.state === 'DIFFERS' ? (
    <Notice tone="danger" role="alert">
      {translate('gatewayStatement.differs', { amount: formatMoney(record.difference) })}
    </Notice>
  ) : null;
}
