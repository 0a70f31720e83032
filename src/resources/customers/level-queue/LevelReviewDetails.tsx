import { useGetList, useTranslate, type Identifier } from 'ra-core';
import { Suspense } from 'react';
import { FieldValue } from '../../../framework/FieldValue';
import { useEntity } from '../../../framework/loadEntity';
import { useFieldLabel } from '../../../framework/useLabels';
import { rankOfPoints } from '../../../domain/rank';
import type bonusPoints from '../bonus-point/bonusPoint.entity';
import entity from './levelQueue.entity';
import { EmptyState } from '../../../ui/EmptyState/EmptyState';
import { Chip } from '../../../ui/Chip/Chip';
import { useMayOpen } from '../customer/useMayOpen';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { CardBody, CardHead, CardTitle, Surface } from '../../../ui/Card/Card';
import { Table, TableFrame } from '../../../ui/DataTable/Table';
import { Notice } from '../../../ui/Notice/Notice';
import { Link } from '../../../ui/Link/Link';
import textStyles from '../../../ui/Text/Text.module.css';
import type { RecordOf } from '../../../entity/entity';

/** So many movements are shown; all of them are on the customer's page of points. */
const SHOWN = 10;
const COLUMNS = ['createdAt', 'type', 'credit', 'debit', 'source'] as const;
const NUMBERS: readonly string[] = ['credit', 'debit'];

/** Level and limit before and after, whether the rank is the one of the points, and what the points came from. */
export function LevelReviewDetails({ record }: { record: RecordOf<typeof entity> }) {
  return (
    <>
      <Change record={record} />
      <Suspense fallback={<Skeleton aria-busy="true" />}>
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
    <Surface as="section" aria-labelledby="level-change">
      <CardHead>
        <CardTitle id="level-change">{translate('identity.level.change')}</CardTitle>
        <Chip tone={isUp ? 'success' : 'caution'}>
          {translate(isUp ? 'identity.level.up' : 'identity.level.down')}
        </Chip>
      </CardHead>
      <CardBody>
        <Table inner>
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
        </Table>
        <Notice tone={agrees ? undefined : 'danger'}>
          {translate(agrees ? 'identity.level.rank_agrees' : 'identity.level.rank_differs')}
        </Notice>
      </CardBody>
    </Surface>
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
    <Surface as="section" aria-labelledby="level-points">
      <CardHead>
        <CardTitle id="level-points">{translate('identity.level.points')}</CardTitle>
        {mayOpen(whole) && <Link to={whole}>{translate('identity.level.all_points')}</Link>}
      </CardHead>
      {error ? (
        <EmptyState kind="failed" onRetry={() => void refetch()} />
      ) : data?.length === 0 ? (
        <CardBody className={textStyles.muted} as="p">
          {translate('identity.level.no_points')}
        </CardBody>
      ) : (
        <TableFrame aria-labelledby="level-points">
          <Table inner>
            <thead>
              <tr>
                {COLUMNS.map((column) => (
                  <th
                    key={column}
                    scope="col"
                    className={NUMBERS.includes(column) ? textStyles.num : ''}
                  >
                    {label(column)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {data?.map((row) => (
                <tr key={row.id}>
                  {COLUMNS.map((column) => (
                    <td key={column} className={NUMBERS.includes(column) ? textStyles.num : ''}>
                      <FieldValue entity={points} field={column} record={row} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </Table>
        </TableFrame>
      )}
    </Surface>
  );
}
