import { useListContext } from 'ra-core';
import { Suspense, useEffect, useState } from 'react';
import { useTranslate } from '../../i18n/useTranslate';
import type { AnyEntity } from '../../entity/entity';
import { EmptyState } from '../../ui/EmptyState/EmptyState';
import { lazyPage } from '../lazyPage';
import { useNarrow } from '../useNarrow';
import { useMay } from '../useMay';
import { WriteButton } from '../parts/WriteButton';
import { collectionPath } from '../../entity/paths';
import { ListFailure } from './ListFailure';
import { ListCards } from './ListCards';
import { ListFooter } from './ListFooter';
import { ListTable } from './ListTable';
import { useColumns } from './useColumns';
import { useListFilters } from './useListFilters';
import { Surface } from '../../ui/Card/Card';
import { Button } from '../../ui/Button/Button';
import { whenIdle } from '../../ui/whenIdle';
import cardStyles from '../../ui/Card/Card.module.css';

/** Nobody ticks a row before it is there. */
const BulkActions = lazyPage(() => import('./BulkActions'), 'BulkActions');

/** Rows, or the one true reason why there are none: failed, nothing matches, nothing yet (docs/domain/calls.md 2.5). */
export function ListBody({ entity }: { entity: AnyEntity }) {
  const { data, total, isPending, error, refetch } = useListContext();
  const rows = (data as readonly unknown[] | undefined)?.length;
  const { values, clear } = useListFilters(entity);
  const { shown } = useColumns(entity);
  const narrow = useNarrow();
  const may = useMay();
  const selectable = Object.values(entity.lifecycle?.actions ?? {}).some(({ access }) =>
    may(access),
  );

  if (error) {
    return (
      <Surface>
        <ListFailure entity={entity} error={error} onRetry={() => void refetch()} />
      </Surface>
    );
  }
  // A total that cannot be true comes as none: the rows then speak for themselves.
  if (!isPending && !(total ?? rows)) {
    return (
      <Surface>
        {Object.keys(values).length > 0 ? (
          <EmptyState kind="no-match">
            <ClearButton onClick={clear} />
          </EmptyState>
        ) : (
          <EmptyState kind="nothing-yet">
            <CreateLink entity={entity} />
          </EmptyState>
        )}
      </Surface>
    );
  }
  return (
    <div className={narrow ? undefined : cardStyles.card}>
      {narrow && !isPending ? (
        <ListCards entity={entity} columns={shown} />
      ) : (
        <ListTable entity={entity} selectable={selectable} />
      )}
      <ListFooter>{selectable && !narrow && <Ticked entity={entity} />}</ListFooter>
    </div>
  );
}

/** What can be done with ticked rows; once there, it stays: it holds what failed when nothing is ticked any more. */
function Ticked({ entity }: { entity: AnyEntity }) {
  const { isPending, selectedIds } = useListContext();
  const [wanted, setWanted] = useState(false);
  useEffect(() => (isPending ? undefined : whenIdle(BulkActions.preload)), [isPending]);
  if (selectedIds.length > 0 && !wanted) setWanted(true);
  if (!wanted) return null;
  return (
    <Suspense>
      <BulkActions entity={entity} />
    </Suspense>
  );
}

function ClearButton({ onClick }: { onClick: () => void }) {
  const translate = useTranslate();
  return <Button onClick={onClick}>{translate('action.clear_filters')}</Button>;
}

/** The way to a new record, where the entity has one and the person may go it. */
export function CreateLink({ entity }: { entity: AnyEntity }) {
  const translate = useTranslate();
  const path = collectionPath(entity.name, 'create');
  if (!path) return null;
  return (
    <WriteButton of={entity} writing="create" variant="primary" to={path}>
      {'+ '}
      {translate(entity.titles?.create ?? 'title.create', {
        name: translate(`resources.${entity.name}.name`, { smart_count: 1 }),
      })}
    </WriteButton>
  );
}
