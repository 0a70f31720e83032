import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useListContext, useTranslate } from 'ra-core';
import { formatCount } from '../../../domain/formatCount';
import { formatMoney } from '../../../domain/money';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import { EmptyState } from '../../../ui/base/EmptyState';
import { readCheckFigures } from '../api';
import { useAwaitedChecks } from './useAwaitedChecks';
import '../../loans/lists.css';
import '../registry.css';

/** Checks by their state, each number a filter, and what this month's cost; answers that are awaited are told. */
export function CheckHead() {
  const translate = useTranslate();
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const { data: rows, refetch: again, filterValues, setFilters } = useListContext();
  useAwaitedChecks(rows, again);
  const { data, error, refetch } = useQuery({
    queryKey: ['zms', 'figures'],
    queryFn: ({ signal }) => dataProvider.call(readCheckFigures, { signal }),
    retry: false,
  });
  if (error) return <EmptyState kind="failed" onRetry={() => void refetch()} />;
  if (!data) return <span className="u-skeleton" aria-busy="true" />;
  const chosen = [filterValues.state].flat().map(String);
  const isChosen = (state: string) => chosen.length === 1 && chosen[0] === state;
  return (
    <ul className="ll-tiles" aria-label={translate('creditRegistry.checks.states')}>
      {data.states.map(({ state, count }) => (
        <li key={state}>
          <button
            type="button"
            className="ll-tile"
            aria-pressed={isChosen(state)}
            onClick={() => setFilters(isChosen(state) ? {} : { state }, undefined, false)}
          >
            {translate(`enums.RegistryRequestState.${state}`)}
            <b>{formatCount(count)}</b>
          </button>
        </li>
      ))}
      <li>
        <div className="ll-tile" data-still>
          {translate('creditRegistry.checks.fees')}
          <b>{formatMoney(data.feesThisMonth)}</b>
        </div>
      </li>
    </ul>
  );
}
