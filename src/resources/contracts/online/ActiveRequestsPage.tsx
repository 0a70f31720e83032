import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'ra-core';
import { Link, useLocation } from 'react-router-dom';
import { EntityListPage } from '../../../crud/list/EntityListPage';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import { ContractRequestStage } from '../../../domain/enums/contracts';
import { labelKeyOf } from '../../../domain/enums/readEnum';
import { formatCount } from '../../../domain/formatCount';
import { EmptyState } from '../../../ui/base/EmptyState';
import { readRequestStages } from '../api';
import '../contracts.css';

const RESOURCE = 'online/active-requests';

/** Contract requests under way: how many wait at each stage and how long, then the list (decisions 31). */
export function ActiveRequestsPage() {
  return (
    <>
      <StageTiles />
      <EntityListPage name={RESOURCE} />
    </>
  );
}

/** Each tile leads to its rows: the number is the list's total. */
function StageTiles() {
  const translate = useTranslate();
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const { search } = useLocation();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [RESOURCE, 'stages'],
    queryFn: ({ signal }) => dataProvider.call(readRequestStages, { signal }),
    retry: false,
  });
  if (error) return <EmptyState kind="failed" onRetry={() => void refetch()} />;
  if (isPending) return <span className="u-skeleton" aria-busy="true" />;
  return (
    <ul className="contract-stages" aria-label={translate('contracts.requests.stages')}>
      {data.map(({ stage, count, late, oldestHours }) => {
        const query = `?filter=${encodeURIComponent(JSON.stringify({ stage: [stage] }))}`;
        return (
          <li key={stage}>
            <Link to={query} aria-current={search.startsWith(query) ? 'true' : undefined}>
              <span>{translate(labelKeyOf(ContractRequestStage, stage))}</span>
              <b>{formatCount(count)}</b>
              <span className="u-muted">
                {oldestHours === null
                  ? translate('contracts.requests.none')
                  : translate('contracts.requests.oldest', { smart_count: oldestHours })}
              </span>
              {late > 0 && (
                <span className="u-negative">
                  {translate('contracts.requests.late', { count: formatCount(late) })}
                </span>
              )}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
