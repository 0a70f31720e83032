import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { manifests } from 'virtual:manifest';
import { dynamicKey } from '../i18n/dynamicKey';
import type { Right } from '../domain/enums/permissions';
import { listed } from '../entity/manifests';
import type { LoadableManifest } from '../entity/manifest';
import type { MessageKey, ResourceName } from '../i18n/Catalogue';
import type { IconName } from '../ui/icons';
import type { AreaRoute } from './AreaRoute';
import type { MenuKey } from './groups';

export type RouteKind = 'list' | 'create' | 'show' | 'edit' | 'tab' | 'page';

/** One row of the route table: what titles, the menu, access checks and the access-denied page read. */
export interface Route {
  path: string;
  /** Permissions of which one is enough; empty = everybody who is signed in. */
  access: readonly Right[];
  /** Message key of the title; `routeTitle` puts it into words. */
  title: MessageKey;
  /** For `one |||| many` titles. */
  titleCount?: number;
  /** Message key of the entity's name, for titles around it: "Edit: %{name}". */
  titleOf?: MessageKey;
  kind: RouteKind;
  resource?: ResourceName;
  menu?: MenuKey;
  order?: number;
  icon?: IconName;
  area?: string;
  /** Its figures are those of one lender's books, which whoever sees all lenders chooses. */
  books?: boolean;
  load?: () => Promise<{ Page: ComponentType }>;
  /** Key of the entity's page below its records. */
  subPage?: string;
}

/** `./loans/search/routes.ts` */
const files: Readonly<Record<string, readonly AreaRoute[]>> = import.meta.glob('./*/*/routes.ts', {
  eager: true,
  import: 'routes',
});

/** Pages that are no entity's. */
const areaRoutes = Object.entries(files).flatMap(([path, own]) =>
  own.map((route): Route => ({
    ...route,
    access: listed(route.access),
    kind: 'page',
    area: path.split('/')[1],
  })),
);

/** Titles of an entity's screens that have no wording of their own. */
const around: Partial<Record<RouteKind, MessageKey>> = {
  create: 'title.create',
  show: 'title.view',
  edit: 'title.update',
};

function routesOf(manifest: LoadableManifest): Route[] {
  const name = `resources.${manifest.name}.name` as const;
  const own = manifest.titles ?? {};
  const kinds = ['list', 'create', 'show', 'edit'] as const;
  return kinds.flatMap((kind): Route[] => {
    const path = manifest.paths[kind];
    const access = listed(manifest.access[kind]);
    if (!path || access.length === 0) return [];
    const isList = kind === 'list';
    return [
      {
        path,
        access,
        kind,
        title: own[kind] ?? around[kind] ?? name,
        titleCount: isList && !own.list ? 2 : undefined,
        titleOf: own[kind] ? undefined : name,
        resource: manifest.name,
        menu: isList ? manifest.menu : undefined,
        order: manifest.order ?? 0,
        icon: manifest.icon,
        books: isList ? manifest.books !== undefined : kind === 'show' && manifest.books === 'sums',
      },
    ];
  });
}

/** Tabs and pages below a record, open with the right to see it. */
function routesBelow({
  name,
  paths,
  access,
  books,
  tabs = [],
  subPages = [],
}: LoadableManifest): Route[] {
  const below = (kind: RouteKind, part: 'tabs' | 'subPages', rest: string): Route => ({
    path: `${paths.show}/${rest}`,
    access: listed(access.show),
    kind,
    title: dynamicKey(`resources.${name}.${part}.${rest}`),
    resource: name,
    books: books === 'sums',
  });
  return [
    ...tabs.map((rest) => below('tab', 'tabs', rest)),
    ...subPages.map((rest) => ({ ...below('page', 'subPages', rest), subPage: rest })),
  ];
}

/** The one table of all screens (docs/domain/interface.md 3.5). */
export const routes: readonly Route[] = [
  ...manifests.flatMap(routesOf),
  ...manifests.flatMap(routesBelow),
  ...areaRoutes,
];

/** Static paths win over patterns, longer over shorter: `/users/search` is not user "search". */
const bySpecificity = [...routes].sort((a, b) => weight(b.path) - weight(a.path));

function weight(path: string): number {
  return path
    .split('/')
    .reduce((sum, part) => sum * 4 + (part.startsWith(':') ? 2 : part === '' ? 0 : 3), 0);
}

/** React Router does not tell capitals from small letters either. */
const firstPart = (path: string): string => (path.split('/', 2)[1] ?? '').toLowerCase();

/** What begins alike, in the same order: a start finds several addresses, and matching the whole table shows in its time. */
const byFirstPart = new Map<string, Route[]>();
for (const route of bySpecificity) {
  const alike = byFirstPart.get(firstPart(route.path));
  if (alike) alike.push(route);
  else byFirstPart.set(firstPart(route.path), [route]);
}

let last: { pathname: string; route: Route | undefined } | undefined;

/**
 * The row of the table that an address belongs to; undefined = not found. The frame around a page asks for the same one
 * from six places at every turn of a list's pages, so the last answer is kept.
 */
export function routeFor(pathname: string): Route | undefined {
  if (last?.pathname !== pathname) last = { pathname, route: findRoute(pathname) };
  return last.route;
}

function findRoute(pathname: string): Route | undefined {
  const candidates = byFirstPart.get(firstPart(pathname)) ?? [];
  const exact = candidates.find(({ path }) => matchPath({ path, end: true }, pathname));
  return (
    exact ??
    candidates.find(
      ({ path, kind }) => kind === 'show' && matchPath({ path, end: false }, pathname),
    )
  );
}
