import { ListBase, useDataProvider, useListContext, useStore } from 'ra-core';
import { use, useEffect, useMemo, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { useTranslate } from '../../i18n/useTranslate';
import type { UrtuuDataProvider } from '../../dataProviders/UrtuuDataProvider';
import { LIST } from '../../domain/settings';
import { formatCount } from '../../domain/formatCount';
import type { AnyEntity } from '../../entity/entity';
import { exportersOf } from '../../entity/rights';
import type { MessageKey, ResourceName } from '../../i18n/Catalogue';
import { keepOpening } from '../../http/early';
import { reportBroken } from '../../observe/report';
import { ErrorBoundary } from '../../ui/ErrorBoundary/ErrorBoundary';
import { PageTitle } from '../../ui/Page/PageTitle';
import { whenIdle } from '../../ui/whenIdle';
import { loadEntity, loadListedEntity, type LoadedEntity } from '../loadEntity';
import { preloadRecord } from '../record/recordPage';
import { useMay } from '../useMay';
import { ColumnsButton } from './ColumnsButton';
import { ExportButton } from './ExportButton';
import { FilterBar } from './FilterBar';
import { FilterChips } from './FilterChips';
import { CreateLink, ListBody } from './ListBody';
import { ListViews } from './ListViews';
import { useListAddress } from './listAddress';
import { ListFilterContext, usePermanentFilter } from './permanentFilter';
import { firstKey, openingOf, savedKey, type SavedView } from './savedViews';
import { ViewsButton } from './ViewsButton';
import { Actions, PageStack, PageHead } from '../../ui/Page/Page';

const queryOptions = {
  /** A failed list is reported as every failed read (`ReadFailures`), not by react-admin a second time. */
  onError: () => undefined,
  /** What was fetched ahead a moment ago is not fetched again. */
  staleTime: LIST.freshMs,
};

interface Props {
  name: ResourceName;
  /** Another title than the list's own. */
  title?: MessageKey;
  /** The search field has the focus when the page opens. */
  searching?: boolean;
  /** Above the list's title: whose records these are. Inside `ListFilterContext`. */
  head?: ReactNode;
  /** Below the list's title: the other ways to look at these records. */
  tabs?: ReactNode;
  /** A tab of a record, whose name is the page's. */
  inRecord?: boolean;
}

/** The list of an entity, made from its declaration. */
export function EntityListPage({ name, title, searching, head, tabs, inRecord }: Props) {
  const loaded = use(loadListedEntity(name));
  const { entity } = loaded;
  const filter = usePermanentFilter(name);
  const isWithin = use(ListFilterContext) !== undefined;
  const [saved] = useStore<SavedView[]>(savedKey(name));
  const [first] = useStore<string | null>(firstKey(name), null);
  // Within another record's page it always opens as it is declared.
  const opening = useMemo(
    () => (isWithin ? openingOf(entity) : openingOf(entity, saved, first)),
    [entity, first, isWithin, saved],
  );
  const wanted = useListAddress(name, opening, !isWithin);
  if (wanted) return <Navigate replace to={{ search: wanted }} />;
  return (
    <ListBase
      resource={name}
      sort={opening.sort}
      perPage={opening.perPage}
      filter={filter}
      filterDefaultValues={opening.filter}
      // The address alone holds the list's state.
      storeKey={false}
      disableAuthentication
      queryOptions={queryOptions}
    >
      <ListPage {...{ loaded, title, searching, head, tabs, inRecord }} />
    </ListBase>
  );
}

/** Keeps which call answers with the rows shown: the next load of this address sends it at once. */
function useKeepOpening(resource: string, isWithin: boolean) {
  const { isPending, page, perPage, sort, filterValues } = useListContext();
  const filter = usePermanentFilter(resource);
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  useEffect(() => {
    if (isPending || isWithin) return;
    const asked = { pagination: { page, perPage }, sort, filter: { ...filterValues, ...filter } };
    const { pathname, search } = window.location;
    dataProvider
      .listAddress(resource, asked)
      .then((address) => address && keepOpening({ page: pathname + search, address }))
      // Without it the next load asks later.
      .catch(() => undefined);
  }, [dataProvider, filter, filterValues, isPending, isWithin, page, perPage, resource, sort]);
}

function ListPage({
  loaded,
  title: own,
  searching,
  head,
  tabs,
  inRecord,
}: Omit<Props, 'name'> & { loaded: LoadedEntity }) {
  const { entity, manifest, pages } = loaded;
  const { total, isPending } = useListContext();
  useKeepOpening(entity.name, use(ListFilterContext) !== undefined);
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
        <PageTitle
          within={inRecord}
          count={!isPending && total !== undefined ? formatCount(total) : undefined}
        >
          {translate(title, { smart_count: 2 })}
        </PageTitle>
        <Actions>
          {may(exportersOf(entity)) && <ExportButton entity={entity} />}
          <ViewsButton entity={entity} />
          <ColumnsButton entity={entity} />
          {ListActions ? <ListActions /> : <CreateLink entity={entity} />}
        </Actions>
      </PageHead>
      {tabs}
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

const fixedFilters = (entity: AnyEntity): string[] =>
  (entity.list.views ?? [])
    .flatMap((view) => Object.keys(view.filter))
    .filter((key) => !entity.list.filters?.includes(key));
