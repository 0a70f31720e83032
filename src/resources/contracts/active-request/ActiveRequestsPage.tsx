import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useLocation } from 'react-router-dom';
import { useTranslate } from '../../../i18n/useTranslate';
import { EntityListPage } from '../../../framework/list/EntityListPage';
import { filteredPath } from '../../../framework/list/filteredPath';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import { ContractRequestStage } from '../../../domain/enums/contracts';
import { labelKeyOf } from '../../../domain/enums/readEnum';
import { formatCount } from '../../../domain/formatCount';
import { EmptyState } from '../../../ui/EmptyState/EmptyState';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { Muted } from '../../../ui/Text/Text';
import textStyles from '../../../ui/Text/Text.module.css';
import { readRequestStages } from './api';
import { Columns, Stack } from '../../../ui/Stack/Stack';
import { Tile } from '../../../ui/Tile/Tile';

const RESOURCE = 'online/active-requests';

/**
 * Contract requests under way: how many wait at each stage and how long, then the list (docs/domain/contracts.md 11.1).
 */
export function ActiveRequestsPage() {
  return (
    <Stack gap={16}>
      <StageTiles />
      <EntityListPage name={RESOURCE} />
    </Stack>
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
  if (isPending) return <Skeleton aria-busy="true" />;
  return (
    <Columns as="ul" min={170} aria-label={translate('contracts.requests.stages')}>
      {data.map(({ stage, count, late, oldestHours }) => {
        const query = filteredPath('', { stage: [stage] });
        return (
          <li key={stage}>
            <Tile to={query} aria-current={search.startsWith(query) ? 'true' : undefined}>
              <span>{translate(labelKeyOf(ContractRequestStage, stage))}</span>
              <b>{formatCount(count)}</b>
              <Muted>
                {oldestHours === null
                  ? translate('contracts.requests.none')
                  : translate('contracts.requests.oldest', { smart_count: oldestHours })}
              </Muted>
              {late > 0 && (
                <span className={textStyles.negative}>
                  {translate('contracts.requests.late', { count: formatCount(late) })}
                </span>
              )}
            </Tile>
          </li>
        );
      })}
    </Columns>
  );
}
