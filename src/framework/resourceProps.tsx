import { ResourceContextProvider, type ResourceProps } from 'ra-core';
import { use } from 'react';
import { Route } from 'react-router-dom';
import type { LoadableManifest } from '../entity/manifest';
import type { ResourceName } from '../i18n/Catalogue';
import { EntityListPage } from './list/EntityListPage';
import { EntityFormPage, EntityShowPage, preloadRecord } from './record/recordPage';
import { loadEntity, loadListedEntity, useEntity, type EntityPages } from './loadEntity';
import { represent } from '../entity/represent';
import { NotFound } from './parts/NotFound';

type PageKind = 'list' | 'create' | 'edit' | 'show';

const own = {
  list: 'List',
  create: 'Create',
  show: 'Show',
} as const satisfies Partial<Record<PageKind, keyof EntityPages>>;

interface Props {
  name: ResourceName;
  kind: PageKind;
}

/** A page of an entity: its own where it has one, else the generated one. The page of changes is always generated. */
export function EntityPage({ name, kind }: Props) {
  const { pages } = use(kind === 'list' ? loadListedEntity(name) : loadEntity(name));
  const Own = kind === 'edit' ? undefined : pages[own[kind]];
  if (Own) return <Own />;
  if (kind === 'list') return <EntityListPage name={name} />;
  if (kind === 'show') return <EntityShowPage name={name} />;
  return <EntityFormPage name={name} kind={kind} />;
}

/** A page below an entity's record, by its key. */
export function SubPage({ name, page }: { name: ResourceName; page: string }) {
  const { pages } = useEntity(name);
  const Page = pages.subPages?.[page];
  return <ResourceContextProvider value={name}>{Page && <Page />}</ResourceContextProvider>;
}

/** Starts the downloads of a page (the list's own code is part of the start), so that they run beside whatever comes first. */
export function preloadPage(name: ResourceName, kind: PageKind): void {
  if (kind === 'create' || kind === 'edit') EntityFormPage.preload();
  const loading = (kind === 'list' ? loadListedEntity : loadEntity)(name);
  // The page itself shows the failure, and asks again.
  loading.then(({ pages }) => kind === 'show' && preloadRecord(pages)).catch(() => undefined);
  if (kind === 'show') EntityShowPage.preload();
}

/**
 * What react-admin needs to know of an entity: its own `ResourceProps`, nothing else. Addresses follow
 * list / create / {id} / {id}/update; those that do not are `customPathRoutes`.
 */
export function resourceProps(manifest: LoadableManifest): ResourceProps {
  const { name, paths } = manifest;
  const home = `/${name}`;
  const at = (kind: PageKind, path: string) => paths[kind] === `${home}${path}`;
  return {
    name,
    hasCreate: Boolean(paths.create),
    hasEdit: Boolean(paths.edit),
    hasShow: Boolean(paths.show),
    recordRepresentation: (record: Record<string, unknown>) => represent(name, record),
    list: at('list', '') ? <EntityPage name={name} kind="list" /> : undefined,
    create: at('create', '/create') ? <EntityPage name={name} kind="create" /> : undefined,
    children: [
      at('edit', '/:id/update') && (
        <Route key="edit" path=":id/update" element={<EntityPage name={name} kind="edit" />} />
      ),
      at('show', '/:id') && (
        <Route key="show" path=":id/*" element={<EntityPage name={name} kind="show" />} />
      ),
      // react-admin takes all addresses below the name, and shows nothing at those without a page.
      <Route key="none" path="*" element={<NotFound />} />,
    ],
  };
}

/** Pages of an entity whose addresses are not below its name (docs/domain/interface.md 3.5). */
export function customPathRoutes(
  manifest: LoadableManifest,
): { path: string; name: ResourceName; kind: PageKind }[] {
  const { name, paths } = manifest;
  const usual = {
    list: `/${name}`,
    create: `/${name}/create`,
    edit: `/${name}/:id/update`,
    show: `/${name}/:id`,
  };
  const kinds = ['list', 'create', 'edit', 'show'] as const;
  return kinds.flatMap((kind) => {
    const path = paths[kind];
    if (!path || path === usual[kind]) return [];
    return [{ path: kind === 'show' ? `${path}/*` : path, name, kind }];
  });
}
