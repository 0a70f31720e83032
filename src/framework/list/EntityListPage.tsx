import { ListBase, useListContext, useTranslate } from 'ra-core';
import { use, useEffect, useMemo, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { LIST } from '../../domain/settings';
import { formatCount } from '../../domain/formatCount';
import type { AnyEntity } from '../../entity/entity';
import type { MessageKey, ResourceName } from '../../i18n/Catalogue';
import { reportBroken } from '../../observe/report';
import { ErrorBoundary } from '../../ui/ErrorBoundary/ErrorBoundary';
import { PageTitle } from '../../ui/Page/PageTitle';
import { whenIdle } from '../../ui/whenIdle';
import { loadEntity, loadListedEntity, type LoadedEntity } from '../loadEntity';
import { preloadRecord } from '../record/recordPage';
import { useMay } from '../useMay';
import { ColumnsMenu } from './ColumnsMenu';
import { ExportButton } from './ExportButton';
import { FilterBar } from './FilterBar';
import { FilterChips } from './FilterChips';
import { CreateLink, ListBody } from './ListBody';
import { ListViews } from './ListViews';
import { useListAddress } from './listAddress';
import { ListFilterContext, usePermanentFilter } from './permanentFilter';
import { Actions, PageStack, PageHead } from '../../ui/Page/Page';

/** A failed list is reported as every failed read (`ReadFailures`), not by react-admin a second time. */
const quietly = { onError: () => undefined };

interface Props {
  name: ResourceName;
  /** Another title than the list's own. */
  title?: MessageKey;
  /** The search field has the focus when the page opens. */
  searching?: boolean;
  /** Above the list's title: whose records these are. Inside `ListFilterContext`. */
  head?: ReactNode;
}

/** The list of an entity, made from its declaration. */
export function EntityListPage({ name, title, searching, head }: Props) {
  const loaded = use(loadListedEntity(name));
  const { entity } = loaded;
  const filter = usePermanentFilter(name);
  const isWithin = use(ListFilterContext) !== undefined;
  const sort = useMemo(() => ({ ...entity.list.sort }), [entity]);
  const opened = useMemo(() => openedFilter(entity), [entity]);
  const wanted = useListAddress(name, entity.list.sort, opened, !isWithin);
  if (wanted) return <Navigate replace to={{ search: wanted }} />;
  return (
    <ListBase
      resource={name}
      sort={sort}
      perPage={LIST.pageSize}
      filter={filter}
      filterDefaultValues={opened}
      // The address alone holds the list's state.
      storeKey={false}
      disableAuthentication
      queryOptions={quietly}
    >
      <ListPage loaded={loaded} title={title} searching={searching} head={head} />
    </ListBase>
  );
}

function ListPage({
  loaded,
  title: own,
  searching,
  head,
}: Omit<Props, 'name'> & { loaded: LoadedEntity }) {
  const { entity, manifest, pages } = loaded;
  const { total, isPending } = useListContext();
  // Records, forms and their packages come when the rows are there and the browser has nothing else to do.
  useEffect(
    () =>
      isPending
        ? undefined
        : whenIdle(() => {
            preloadRecord(pages);
            loadEntity(entity.name).catch(() => undefined);
          }),
    [isPending, entity, pages],
  );
  const translate = useTranslate();
  const may = useMay();
  const title = own ?? manifest.titles?.list ?? `resources.${entity.name}.name`;
  const { ListActions, ListHead } = pages;
  return (
    <PageStack>
      {head}
      <PageHead>
        <PageTitle count={!isPending && total !== undefined ? formatCount(total) : undefined}>
          {translate(title, { smart_count: 2 })}
        </PageTitle>
        <Actions>
          {may(entity.access.export ?? entity.access.list) && <ExportButton entity={entity} />}
          <ColumnsMenu entity={entity} />
          {ListActions ? <ListActions /> : <CreateLink entity={entity} />}
        </Actions>
      </PageHead>
      {ListHead && (
        <ErrorBoundary variant="widget" onError={reportBroken}>
          <ListHead />
        </ErrorBoundary>
      )}
      <ListViews entity={entity} />
      <FilterBar entity={entity} searching={searching} />
      <FilterChips entity={entity} fixed={fixedFilters(entity)} />
      <ListBody entity={entity} />
    </PageStack>
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
