import { useGetList, useTranslate, type Identifier } from 'ra-core';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { FieldValue } from '../../../crud/FieldValue';
import { useEntity } from '../../../crud/loadEntity';
import { useFieldLabel } from '../../../crud/useLabels';
import { rankOfPoints } from '../../../domain/rank';
import { EmptyState } from '../../../ui/base/EmptyState';
import { StatusChip } from '../../../ui/base/StatusChip';
import type bonusPoints from '../bonusPoints';
import entity from '../levelQueue';
import { useMayOpen } from './useMayOpen';
import './identity.css';
import type { RecordOf } from '../../../entity/entity';

/** So many movements are shown; the rest stands on the customer's page of points. */
const SHOWN = 10;
const COLUMNS = ['createdAt', 'type', 'credit', 'debit', 'source'] as const;
const NUMBERS: readonly string[] = ['credit', 'debit'];

/** Level and limit before and after, whether the rank is the one of the points, and what the points came from. */
export function LevelEvidence({ record }: { record: RecordOf<typeof entity> }) {
  return (
    <>
      <Change record={record} />
      <Suspense fallback={<span className="u-skeleton" aria-busy="true" />}>
        <Points customerId={record.customerId} />
      </Suspense>
    </>
  );
}

function Change({ record }: { record: RecordOf<typeof entity> }) {
  const translate = useTranslate();
  const agrees = rankOfPoints(record.points)?.level === record.newLevel;
  const isUp = Number(record.newLevel) > Number(record.oldLevel);
  const rows = [
    ['newLevel', 'oldLevel'],
    ['newLimit', 'oldLimit'],
  ] as const;
  const label = useFieldLabel('customers');
  return (
    <section className="u-card" aria-labelledby="level-change">
      <header className="u-section-head">
        <h2 id="level-change" className="u-card-title">
          {translate('identity.level.change')}
        </h2>
        <StatusChip tone={isUp ? 'success' : 'caution'}>
          {translate(isUp ? 'identity.level.up' : 'identity.level.down')}
        </StatusChip>
      </header>
      <div className="u-section-body">
        <table className="id-table">
          <thead>
            <tr>
              <td />
              <th scope="col">{translate('identity.level.before')}</th>
              <th scope="col">{translate('identity.level.after')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([after, before]) => (
              <tr key={after}>
                <th scope="row">{label(after === 'newLevel' ? 'level' : 'creditLimit')}</th>
                <td>
                  <FieldValue entity={entity} field={before} record={record} />
                </td>
                <td>
                  <FieldValue entity={entity} field={after} record={record} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="u-notice" data-tone={agrees ? undefined : 'danger'}>
          {translate(agrees ? 'identity.level.rank_agrees' : 'identity.level.rank_differs')}
        </p>
      </div>
    </section>
  );
}

function Points({ customerId }: { customerId: Identifier | null | undefined }) {
  const { entity: points } = useEntity<typeof bonusPoints>('bonus-points');
  const translate = useTranslate();
  const label = useFieldLabel('bonus-points');
  const mayOpen = useMayOpen();
  const { data, error, refetch } = useGetList<RecordOf<typeof bonusPoints>>(
    'bonus-points',
    {
      filter: { customerId },
      sort: { field: 'createdAt', order: 'DESC' },
      pagination: { page: 1, perPage: SHOWN },
    },
    { retry: false },
  );
  const whole = `/customers/${customerId}/point`;
  return (
    <section className="u-card" aria-labelledby="level-points">
      <header className="u-section-head">
        <h2 id="level-points" className="u-card-title">
          {translate('identity.level.points')}
        </h2>
        {mayOpen(whole) && (
          <Link className="u-link" to={whole}>
            {translate('identity.level.all_points')}
          </Link>
        )}
      </header>
      {error ? (
        <EmptyState kind="failed" onRetry={() => void refetch()} />
      ) : data?.length === 0 ? (
        <p className="u-section-body u-muted">{translate('identity.level.no_points')}</p>
      ) : (
        <div className="id-scroll" tabIndex={0} role="group" aria-labelledby="level-points">
          <table className="id-table">
            <thead>
              <tr>
                {COLUMNS.map((column) => (
                  <th key={column} scope="col" className={NUMBERS.includes(column) ? 'u-num' : ''}>
                    {label(column)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {data?.map((row) => (
                <tr key={row.id}>
                  {COLUMNS.map((column) => (
                    <td key={column} className={NUMBERS.includes(column) ? 'u-num' : ''}>
                      <FieldValue entity={points} field={column} record={row} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
