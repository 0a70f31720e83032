import { useTranslate } from '../../../i18n/useTranslate';
import { RecordTable } from '../../../framework/record/RecordTable';
import { recordPath } from '../../../entity/paths';
import entity from './check.entity';
import { EmptyState } from '../../../ui/EmptyState/EmptyState';
import type { Check } from './Check';
import { useChecksOf } from './useChecksOf';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';

const COLUMNS = [
  'number',
  'state',
  'checkedAt',
  'validUntil',
  'worstClass',
  'balance',
  'reason',
  'createdBy',
] as const;

/** Every check of the customer, the newest first; the one that is open is marked. */
export function CheckHistory({ check }: { check: Check }) {
  const translate = useTranslate();
  const { data, error, refetch } = useChecksOf(check.customerId);
  if (error) return <EmptyState kind="failed" onRetry={() => void refetch()} />;
  if (!data) return <Skeleton aria-busy="true" />;
  return (
    <RecordTable
      entity={entity}
      columns={COLUMNS}
      records={data}
      caption={translate('creditRegistry.checks.history')}
      current={check.id}
      linkOf={({ id }) => (id === check.id ? undefined : recordPath('zms', 'show', id))}
    />
  );
}
