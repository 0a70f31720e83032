import { useListContext } from 'ra-core';
import { useTranslate } from '../../../i18n/useTranslate';
import { formatCount } from '../../../domain/formatCount';
import { formatMoney } from '../../../domain/money';
import { EmptyState } from '../../../ui/EmptyState/EmptyState';
import { useCheckFigures } from './useCheckFigures';
import { usePollPendingChecks } from './usePollPendingChecks';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { Columns } from '../../../ui/Stack/Stack';
import { Tile } from '../../../ui/Tile/Tile';

/** Checks by their state, each number a filter, and what this month's cost; a toast reports awaited answers. */
export function CheckHead() {
  const translate = useTranslate();
  const { data: rows, refetch: again, filterValues, setFilters } = useListContext();
  usePollPendingChecks(rows, again);
  const { data, error, refetch } = useCheckFigures();
  if (error) return <EmptyState kind="failed" onRetry={() => void refetch()} />;
  if (!data) return <Skeleton aria-busy="true" />;
  const chosen = [filterValues.state].flat().map(String);
  const isChosen = (state: string) => chosen.length === 1 && chosen[0] === state;
  return (
    <Columns min={164} gap={8} as="ul" aria-label={translate('creditRegistry.checks.states')}>
      {data.states.map(({ state, count }) => (
        <li key={state}>
          <Tile
            type="button"
            aria-pressed={isChosen(state)}
            onClick={() => setFilters(isChosen(state) ? {} : { state }, undefined, false)}
          >
            {translate(`enums.RegistryRequestState.${state}`)}
            <b>{formatCount(count)}</b>
          </Tile>
        </li>
      ))}
      <li>
        <Tile as="div" data-still>
          {translate('creditRegistry.checks.fees')}
          <b>{formatMoney(data.feesThisMonth)}</b>
        </Tile>
      </li>
    </Columns>
  );
}
