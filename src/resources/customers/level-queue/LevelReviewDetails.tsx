import { useGetList, type Identifier } from 'ra-core';
import { Suspense } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import { FieldValue } from '../../../framework/FieldValue';
import { useEntity } from '../../../framework/loadEntity';
import { useFieldLabel } from '../../../framework/useLabels';
import { useMay } from '../../../framework/useMay';
import { rankOfPoints } from '../../../domain/rank';
import type bonusPoints from '../bonus-point/bonusPoint.entity';
import entity from './levelQueue.entity';
import { EmptyState } from '../../../ui/EmptyState/EmptyState';
import { Chip } from '../../../ui/Chip/Chip';
import { useMayOpen } from '../customer/useMayOpen';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { CardBody, CardHead, CardTitle, Surface } from '../../../ui/Card/Card';
import { DataTable } from '../../../ui/DataTable/DataTable';
import { Notice } from '../../../ui/Notice/Notice';
import { Link } from '../../../ui/Link/Link';
import textStyles from '../../../ui/Text/Text.module.css';
import type { RecordOf } from '../../../entity/entity';

/** So many movements are shown; all of them are on the customer's page of points. */
const SHOWN = 10;
/** What the list of bonus points asks for. */
const SEE_POINTS = 'customer:list';
const COLUMNS = ['createdAt', 'type', 'credit', 'debit', 'source'] as const;
const NUMBERS: readonly string[] = ['credit', 'debit'];

const CHANGES = [
  { name: 'level', before: 'oldLevel', after: 'newLevel' },
  { name: 'creditLimit', before: 'oldLimit', after: 'newLimit' },
] as const;

/**
 * Level and limit before and after, whether the rank is the one of the points, and for who may see points, what they came
 * from.
 */
export function LevelReviewDetails({ record }: { record: RecordOf<typeof entity> }) {
  const may = useMay();
  return (
    <>
      <Change record={record} />
      {may(SEE_POINTS) && (
        <Suspense fallback={<Skeleton aria-busy="true" />}>
          <Points customerId={record.customerId} />
        </Suspense>
      )}
    </>
  );
}

function Change({ record }: { record: RecordOf<typeof entity> }) {
  const translate = useTranslate();
  const agrees = rankOfPoints(record.points)?.level === record.newLevel;
  const isUp = Number(record.newLevel) > Number(record.oldLevel);
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
        <DataTable
          inner
          caption={translate('identity.level.change')}
          columns={[
            { key: 'what', head: null, isName: true, cell: ({ name }) => label(name) },
            ...(['before', 'after'] as const).map((side) => ({
              key: side,
              head: translate(`identity.level.${side}`),
              cell: ({ [side]: field }: (typeof CHANGES)[number]) => (
                <FieldValue entity={entity} field={field} record={record} />
              ),
            })),
          ]}
          rows={CHANGES}
          keyOf={({ name }) => name}
        />
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
        <DataTable
          wrap
          caption={translate('identity.level.points')}
          columns={COLUMNS.map((column) => ({
            key: column,
            head: label(column),
            numeric: NUMBERS.includes(column),
            cell: (row: RecordOf<typeof bonusPoints>) => (
              <FieldValue entity={points} field={column} record={row} />
            ),
          }))}
          rows={data ?? []}
          keyOf={({ id }) => id}
        />
      )}
    </Surface>
  );
}
