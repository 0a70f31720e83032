import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useListContext } from 'ra-core';
import type { KeyBelow } from '../../../i18n/Catalogue';
import { useTranslate } from '../../../i18n/useTranslate';
import { CreditRegistryWriteState } from '../../../domain/enums/credit-registry';
import { formatCount } from '../../../domain/formatCount';
import { labelKeyOf } from '../../../domain/enums/readEnum';
import { checkWrites } from '../../../domain/reconcile/writesCheck';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import { EmptyState } from '../../../ui/EmptyState/EmptyState';
import { Chip } from '../../../ui/Chip/Chip';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { Surface } from '../../../ui/Card/Card';
import { Row } from '../../../ui/Stack/Stack';
import { Tile } from '../../../ui/Tile/Tile';
import stackStyles from '../../../ui/Stack/Stack.module.css';
import { R20_STATES, reportCalls, type ReportList } from './api';

const COUNT_OF = {
  SUCCESSFULLY: 'successfully',
  SCHEDULED: 'scheduled',
  FAILED: 'failed',
  NEVER: 'never',
} as const;

/**
 * R20 (docs/domain/money.md 9.1) above the list, each side of its sum a filter; and what went wrong by its text, so
 * that one cause is fixed for many.
 */
export function WriteHead({ resource }: { resource: ReportList }) {
  const translate = useTranslate();
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const { filterValues, setFilters } = useListContext();
  const { data, error, refetch } = useQuery({
    queryKey: [resource, 'figures'],
    queryFn: ({ signal }) => dataProvider.call(reportCalls[resource].figures, { signal }),
    retry: false,
  });
  const text = (key: KeyBelow<'creditRegistry.writes'>) =>
    translate(`creditRegistry.writes.${key}`);
  if (error)
    return <EmptyState kind="failed" title={text('failed')} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton aria-busy="true" />;
  const check = checkWrites(data);
  const toggle = (filter: Record<string, unknown>) => ({
    'aria-pressed': isSame(filterValues, filter),
    onClick: () =>
      setFilters(isSame(filterValues, filter) ? { isOpen: true } : filter, undefined, false),
  });
  return (
    <>
      <Surface className={stackStyles.strip} as="section" aria-label={text('states')}>
        <Chip tone={check.ok ? 'success' : 'danger'}>
          {check.ok ? translate('checks.equal') : text('differs')}
        </Chip>
        <dl>
          <div>
            <dt>{text('r20')}</dt>
            <dd>{formatCount(data.open)}</dd>
          </div>
          <div>
            <dt>{text('reported')}</dt>
            <dd>
              {formatCount(Number(check.right))}{' '}
              <small>
                {R20_STATES.map((state) => formatCount(data[COUNT_OF[state]])).join(' + ')}
              </small>
            </dd>
          </div>
        </dl>
        <Row as="ul" aria-label={text('states')}>
          {R20_STATES.map((state) => (
            <li key={state}>
              <Tile slim type="button" {...toggle({ isOpen: true, writeStatus: state })}>
                {translate(labelKeyOf(CreditRegistryWriteState, state))}
                <b>{formatCount(data[COUNT_OF[state]])}</b>
              </Tile>
            </li>
          ))}
        </Row>
      </Surface>
      {data.errors.length > 0 && (
        <Row as="ul" aria-label={text('errors')}>
          {data.errors.map(({ text: words, count }) => (
            <li key={words}>
              <Tile
                slim
                type="button"
                {...toggle({ isOpen: true, writeStatus: 'FAILED', error: words })}
              >
                {words}
                <b>{formatCount(count)}</b>
              </Tile>
            </li>
          ))}
        </Row>
      )}
    </>
  );
}

const isSame = (one: Record<string, unknown>, other: Record<string, unknown>): boolean => {
  const keys = Object.keys(other);
  return (
    Object.keys(one).length === keys.length &&
    keys.every((key) => String(one[key]) === String(other[key]))
  );
};
