import { ListBase, useListContext, useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { Navigate } from 'react-router-dom';
import { LIST } from '../../domain/settings';
import { formatCount } from '../../domain/formatCount';
import type { AnyEntity } from '../../entity/entity';
import { reportBroken } from '../../observe/report';
import { ErrorBoundary } from '../../ui/base/ErrorBoundary';
import { PageTitle } from '../../ui/base/PageTitle';
import { useEntity, type LoadedEntity } from '../loadEntity';
import { useMay } from '../useMay';
import { ColumnsMenu } from './ColumnsMenu';
import { ExportButton } from './ExportButton';
import { FilterBar } from './FilterBar';
import { FilterChips } from './FilterChips';
import { CreateLink, ListBody } from './ListBody';
import { ListViews } from './ListViews';
import { useListAddress } from './listAddress';
import { usePrivateFilters } from './privateFilters';
import '../crud.css';

interface Props {
  name: string;
  /** Message key of another title than the list's own. */
  title?: string;
  /** The search field has the focus when the page opens. */
  searching?: boolean;
}

/** The list of an entity, made from its declaration. */
export function EntityListPage({ name, title, searching }: Props) {
  const loaded = useEntity(name);
  const { entity } = loaded;
  const [privateFilter] = usePrivateFilters(name);
  const sort = useMemo(() => ({ ...entity.list.sort }), [entity]);
  const opened = useMemo(() => openedFilter(entity), [entity]);
  const wanted = useListAddress(name, entity.list.sort, opened);
  if (wanted) return <Navigate replace to={{ search: wanted }} />;
  return (
    <ListBase
      resource={name}
      sort={sort}
      perPage={LIST.pageSize}
      filter={privateFilter}
      filterDefaultValues={opened}
      // The address alone holds the list's state.
      storeKey={false}
      disableAuthentication
    >
      <ListPage loaded={loaded} title={title} searching={searching} />
    </ListBase>
  );
}

function ListPage({
  loaded,
  title: own,
  searching,
}: Omit<Props, 'name'> & { loaded: LoadedEntity }) {
  const { entity, manifest, pages } = loaded;
  const { total, isPending } = useListContext();
  const translate = useTranslate();
  const may = useMay();
  const title = own ?? manifest.titles?.list ?? `resources.${entity.name}.name`;
  const { ListActions, ListHead } = pages;
  return (
    <div className="u-page">
      <header className="u-page-head">
        <PageTitle count={!isPending && total !== undefined ? formatCount(total) : undefined}>
          {translate(title, { smart_count: 2 })}
        </PageTitle>
        <div className="u-acts">
          {may(entity.access.export ?? entity.access.list) && <ExportButton entity={entity} />}
          <ColumnsMenu entity={entity} />
          {ListActions ? <ListActions /> : <CreateLink entity={entity} />}
        </div>
      </header>
      {ListHead && (
        <ErrorBoundary variant="widget" onError={reportBroken}>
          <ListHead />
        </ErrorBoundary>
      )}
      <ListViews entity={entity} />
      <FilterBar entity={entity} searching={searching} />
      <FilterChips entity={entity} fixed={fixedFilters(entity)} />
      <ListBody entity={entity} />
    </div>
  );
}

/** What the bare address shows: the view that the list opens with, or everything. */
const openedFilter = ({ list }: AnyEntity): Record<string, unknown> | undefined => {
  const view = list.views?.find(({ key }) => key === list.opensWith);
  return view && { ...view.filter };
};

const fixedFilters = (entity: AnyEntity): string[] =>
  (entity.list.views ?? [])
    .flatMap((view) => Object.keys(view.filter))
    .filter((key) => !entity.list.filters?.includes(key));
