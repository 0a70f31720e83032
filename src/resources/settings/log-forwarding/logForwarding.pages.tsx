import { useRecordContext } from 'ra-core';
import { useTranslate } from '../../../i18n/useTranslate';
import { formatCount } from '../../../domain/formatCount';
import type { RecordOf } from '../../../entity/entity';
import { recordPath } from '../../../entity/paths';
import type { EntityPages } from '../../../framework/loadEntity';
import { Link } from '../../../ui/Link/Link';
import { Notice } from '../../../ui/Notice/Notice';
import { Note } from '../../../ui/Text/Text';
import { BatchesTab } from './BatchesTab';
import type entity from './logForwarding.entity';

type Forwarding = RecordOf<typeof entity>;

/** What is wrong with a log's forwarding, and what it waits for. */
function ForwardingAlerts() {
  const translate = useTranslate();
  const record = useRecordContext<Forwarding>();
  if (!record) return null;
  const values = {
    waiting: formatCount(record.waiting ?? 0),
    failed: formatCount(record.failedBatches ?? 0),
  };
  if (record.state === 'FAILING')
    return (
      <Notice tone="danger" role="status">
        {translate('logForwarding.failing', values)}{' '}
        <Link to={`${recordPath('log_forwarding', 'show', record.id) ?? ''}/batches`}>
          {translate('logForwarding.to_batches')}
        </Link>
      </Notice>
    );
  return record.state === 'STOPPED' ? (
    <Notice tone="warning" role="status">
      {translate('logForwarding.stopped', values)}
    </Notice>
  ) : null;
}

/** What stopping means: nothing is lost, and nobody outside sees it. */
function StopPreview() {
  const translate = useTranslate();
  return <Notice tone="warning">{translate('logForwarding.stop_means')}</Notice>;
}

/** How much goes at once, and what keeps it back. */
function StartPreview({ record }: { record: Forwarding }) {
  const translate = useTranslate();
  const { waiting, failedBatches } = record;
  return failedBatches ? (
    <Notice tone="warning">
      {translate('logForwarding.failed_first', { failed: formatCount(failedBatches) })}
    </Notice>
  ) : (
    <Note>{translate('logForwarding.start_means', { waiting: formatCount(waiting ?? 0) })}</Note>
  );
}

/** Logs that are forwarded: what waits, what failed, and stop and start. */
export const pages: EntityPages<typeof entity> = {
  Alerts: ForwardingAlerts,
  tabs: { batches: BatchesTab },
  previews: { stop_forwarding: StopPreview, start_forwarding: StartPreview },
};
