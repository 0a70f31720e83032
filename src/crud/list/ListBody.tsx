import { useListContext, useTranslate } from 'ra-core';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Link } from 'react-router-dom';
import { LAYOUT } from '../../domain/settings';
import type { AnyEntity } from '../../entity/entity';
import { EmptyState } from '../../ui/base/EmptyState';
import { useMay } from '../useMay';
import { collectionPath } from '../../entity/paths';
import { BulkActs } from './BulkActs';
import { ListCards } from './ListCards';
import { ListFooter } from './ListFooter';
import { ListTable } from './ListTable';
import { useColumns } from './useColumns';
import { useListFilters } from './useListFilters';

/** Rows, or the one true reason why there are none: failed, nothing matches, nothing yet (NET-3). */
export function ListBody({ entity }: { entity: AnyEntity }) {
  const { total, isPending, error, refetch } = useListContext();
  const { values, clear } = useListFilters(entity);
  const { shown } = useColumns(entity);
  const narrow = useMediaQuery(`(max-width: ${LAYOUT.contentClickBreakpointPx - 0.05}px)`);
  const may = useMay();
  const selectable = Object.values(entity.lifecycle?.actions ?? {}).some(({ access }) =>
    may(access),
  );

  if (error) {
    const reference = (error as { requestId?: string }).requestId;
    return (
      <div className="u-card">
        <EmptyState kind="failed" reference={reference} onRetry={() => void refetch()} />
      </div>
    );
  }
  if (!isPending && !total) {
    return (
      <div className="u-card">
        {Object.keys(values).length > 0 ? (
          <EmptyState kind="no-match">
            <ClearButton onClick={clear} />
          </EmptyState>
        ) : (
          <EmptyState kind="nothing-yet">
            <CreateLink entity={entity} />
          </EmptyState>
        )}
      </div>
    );
  }
  return (
    <div className={narrow ? undefined : 'u-card'}>
      {selectable && !narrow && <BulkActs entity={entity} />}
      {narrow && !isPending ? (
        <ListCards entity={entity} columns={shown} />
      ) : (
        <ListTable entity={entity} columns={shown} selectable={selectable} />
      )}
      <ListFooter />
    </div>
  );
}

function ClearButton({ onClick }: { onClick: () => void }) {
  const translate = useTranslate();
  return (
    <button type="button" className="u-button" onClick={onClick}>
      {translate('action.clear_filters')}
    </button>
  );
}

/** The way to a new record, where the entity has one and the person may go it. */
export function CreateLink({ entity }: { entity: AnyEntity }) {
  const translate = useTranslate();
  const may = useMay();
  const path = collectionPath(entity.name, 'create');
  if (!path || !may(entity.access.create)) return null;
  return (
    <Link className="u-button" data-main to={path}>
      {translate('list.create', {
        name: translate(`resources.${entity.name}.name`, { smart_count: 1 }),
      })}
    </Link>
  );
}
