import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useListContext } from 'ra-core';
import { useTranslate } from '../../../i18n/useTranslate';
import { AgeText } from '../../../framework/queue/AgeText';
import { waitedTimes, worstOf } from '../../../framework/queue/waiting';
import { now } from '../../../domain/clock';
import { LoanState } from '../../../domain/enums/loans';
import { labelKeyOf } from '../../../domain/enums/readEnum';
import { LOAN_STAGES } from '../../../domain/settings';
import { formatCount } from '../../../domain/formatCount';
import { checkTile } from '../../../domain/reconcile/countChecks';
import { Chip } from '../../../ui/Chip/Chip';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import { EmptyState } from '../../../ui/EmptyState/EmptyState';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { Columns } from '../../../ui/Stack/Stack';
import { Tile } from '../../../ui/Tile/Tile';
import { Muted } from '../../../ui/Text/Text';
import { readStageFigures } from './api';
import type { Stage } from './stages';

const LIST = 'loans/service-monitoring';

/** One tile per stage of the issue: how many loans are there, and for how long the oldest; a tile filters the list. */
export function StageTiles() {
  const translate = useTranslate();
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const { filterValues, setFilters, total, isFetching } = useListContext();
  const { data, error, refetch } = useQuery({
    queryKey: [LIST, 'stages'],
    queryFn: ({ signal }) => dataProvider.call(readStageFigures, { signal }),
    retry: false,
  });
  if (error) return <EmptyState kind="failed" onRetry={() => void refetch()} />;
  if (!data) return <Skeleton aria-busy="true" />;
  const worst = worstOf(
    data.map(({ state, oldestSince }) =>
      oldestSince ? waitedTimes(oldestSince, LOAN_STAGES.slaMinutes[state], now()) : 0,
    ),
  );
  const chosen = [filterValues.state].flat().map(String);
  const isChosen = (state: string) => chosen.length === 1 && chosen[0] === state;
  // R18: the chosen tile and the list below it say the same, where nothing else narrows the list.
  const isAlone = Object.keys(filterValues).length === 1;
  const differs = (state: string, count: number) =>
    isChosen(state) && isAlone && !isFetching && total !== undefined && !checkTile(count, total).ok;
  return (
    <Columns even min={164} gap={8} as="ul" aria-label={translate('loanLists.stages.title')}>
      {data.map(({ state, count, oldestSince }, place) => (
        <li key={state}>
          <Tile
            type="button"
            aria-pressed={isChosen(state)}
            onClick={() => setFilters(isChosen(state) ? {} : { state }, undefined, false)}
          >
            {translate(labelOf(state))}
            <b>{formatCount(count)}</b>
            {differs(state, count) && (
              <Chip tone="danger">
                {translate('loanLists.stages.differs', { count: formatCount(total ?? 0) })}
              </Chip>
            )}
            {oldestSince ? (
              <>
                <Muted>{translate('loanLists.stages.oldest')}</Muted>
                <AgeText
                  since={oldestSince}
                  slaMinutes={LOAN_STAGES.slaMinutes[state]}
                  isWorst={worst.has(place)}
                />
              </>
            ) : (
              <Muted>{translate('loanLists.stages.nothing')}</Muted>
            )}
          </Tile>
        </li>
      ))}
    </Columns>
  );
}

/** States that the documents only number are worded by their numbers. */
const labelOf = (state: Stage) => labelKeyOf(LoanState, state);
