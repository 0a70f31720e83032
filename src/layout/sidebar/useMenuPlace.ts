import { useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { manifests } from 'virtual:manifest';
import { ownerOf } from '../../entity/manifests';
import type { MenuNode } from '../../resources/menu';
import { routeFor, type Route } from '../../resources/routes';
import { findActive, type MenuPlace } from '../../resources/menuSearch';

const OF_RECORDS: readonly Route['kind'][] = ['show', 'edit', 'tab', 'page'];

/**
 * The lists that a record's page belongs to, the nearest first: the one that the person has come from, then, where the
 * record has an address away from its own list (`/loans/collateral/view/:id`), that list and those over the same records.
 */
export function listsOf(route: Route | undefined, cameFrom: Route | undefined): string[] {
  if (!route?.resource || !OF_RECORDS.includes(route.kind)) return [];
  const owner = ownerOf(route.resource);
  const ofOwner = manifests.filter(({ name, of }) => (of ?? name) === owner);
  const nearest = cameFrom?.resource && ownerOf(cameFrom.resource) === owner ? [cameFrom.path] : [];
  const isBelow = ofOwner.some(
    ({ name, paths }) => name === owner && paths.list && route.path.startsWith(`${paths.list}/`),
  );
  const own = ofOwner.filter(({ name }) => name === route.resource);
  const lists = isBelow ? [] : [...own, ...ofOwner].flatMap(({ paths }) => paths.list ?? []);
  return [...nearest, ...lists];
}

/** The menu entry that belongs to the page (docs/domain/identity.md 1.3). */
export function useMenuPlace(tree: readonly MenuNode[]): MenuPlace | undefined {
  const { pathname } = useLocation();
  const route = routeFor(pathname);
  const [list, setList] = useState<Route>();
  if (route?.kind === 'list' && route !== list) setList(route);
  return useMemo(
    () => findActive(tree, pathname, listsOf(route, list)),
    [tree, pathname, route, list],
  );
}
