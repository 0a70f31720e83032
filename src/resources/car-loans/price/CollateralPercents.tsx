import { useGetList } from 'ra-core';
import { useTranslate } from '../../../i18n/useTranslate';
import { collectionPath } from '../../../entity/paths';
import { EmptyState } from '../../../ui/EmptyState/EmptyState';
import { Link } from '../../../ui/Link/Link';
import { Notice } from '../../../ui/Notice/Notice';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import type percents from '../percent/percent.entity';
import type { RecordOf } from '../../../entity/entity';

const RESOURCE = 'car-loan/percents';
/** A handful of thresholds is all that there ever is. */
const MOST = 50;

/** Above the prices: what share of them may be lent, or that nothing is configured (docs/domain/lending.md 15.2). */
export function CollateralPercents() {
  const translate = useTranslate();
  const { data, error, refetch } = useGetList<RecordOf<typeof percents>>(
    RESOURCE,
    {
      pagination: { page: 1, perPage: MOST },
      sort: { field: 'manufacturedYear', order: 'DESC' },
    },
    { retry: false },
  );
  const list = collectionPath(RESOURCE, 'list');
  const link = list && <Link to={list}>{translate('carLoans.to_percents')}</Link>;
  if (error) return <EmptyState kind="failed" onRetry={() => void refetch()} />;
  if (!data) return <Skeleton aria-busy="true" />;
  if (data.length === 0)
    return (
      <Notice tone="caution">
        {translate('carLoans.percent_missing')} {link}
      </Notice>
    );
  const shares = data.map(({ manufacturedYear, percent }) =>
    translate('carLoans.percent_from', { year: manufacturedYear, percent }),
  );
  return (
    <Notice>
      {shares.join('; ')}. {link}
    </Notice>
  );
}
