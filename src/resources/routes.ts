import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { manifests } from 'virtual:manifest';
import type { Right } from '../domain/enums/permissions';
import { listed } from '../entity/manifests';
import type { LoadableManifest } from '../entity/manifest';
import type { Area } from '../i18n/areaLoaders';
import type { MessageKey, ResourceName } from '../i18n/Catalogue';
import type { IconName } from '../ui/icons';
import type { AreaRoute } from './AreaRoute';
import { routes as carLoans } from './car-loans/routes';
import { routes as contracts } from './contracts/routes';
import { routes as creditRegistry } from './credit-registry/routes';
import { routes as customers } from './customers/routes';
import type { MenuKey } from './groups';
import { listRoutes } from './loans/search/routes';
import { pendingRoutes } from './loans/pending/routes';
import { routes as loans } from './loans/loan/routes';
import { routes as users } from './users/routes';
import { routes as watchlists } from './watchlists/routes';

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
  area?: Area;
  load?: () => Promise<{ Page: ComponentType }>;
}

/** Pages that are no entity's, area by area. */
const areaRoutes: readonly AreaRoute[] = [
  ...customers,
  ...carLoans,
  ...listRoutes,
  ...contracts,
  ...creditRegistry,
  ...loans,
  ...pendingRoutes,
  ...users,
  ...watchlists,
  { path: '/', title: 'common.home', load: () => import('./desk/HomePage') },
];

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
      },
    ];
  });
}

/** The one table of all screens (docs/domain/interface.md 3.5). */
export const routes: readonly Route[] = [
  ...manifests.flatMap(routesOf),
  ...areaRoutes.map((route): Route => ({
    ...route,
    access: listed(route.access),
    kind: route.kind ?? 'page',
  })),
];

/** Static paths win over patterns, longer over shorter: `/users/search` is not user "search". */
const bySpecificity = [...routes].sort((a, b) => weight(b.path) - weight(a.path));

function weight(path: string): number {
  return path
    .split('/')
    .reduce((sum, part) => sum * 4 + (part.startsWith(':') ? 2 : part === '' ? 0 : 3), 0);
}

/** The row of the table that an address belongs to; undefined = not found. */
export function routeFor(pathname: string): Route | undefined {
  const exact = bySpecificity.find(({ path }) => matchPath({ path, end: true }, pathname));
  return (
    exact ??
    bySpecificity.find(
      ({ path, kind }) => kind === 'show' && matchPath({ path, end: false }, pathname),
    )
  );
}
