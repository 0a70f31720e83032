import type { MessageKey } from '../i18n/Catalogue';
import type { IconName } from '../ui/icons';
import { allows } from '../auth/access';
import { menuGroups, type MenuKey } from './groups';
import { routes, type Route } from './routes';

export interface MenuNode {
  /** `{group}-{child}` (docs/domain/interface.md 3.1). */
  key: string;
  /** Message key of the label. */
  labelKey: MessageKey;
  labelCount?: number;
  /** Message key of the entity's name, for labels around it: "Add: %{name}". */
  labelOf?: MessageKey;
  path?: string;
  icon?: IconName;
  children?: MenuNode[];
}

/** `{group}-{child}`; an address that begins with the group's own words does not repeat them. */
function keyOf({ menu = '' as MenuKey, path }: Route): string {
  const group = menu.split('/');
  const steps = path.slice(1).split('/');
  const shared = steps.findIndex((step, index) => step !== group[index]);
  const child = shared < 0 ? [] : steps.slice(shared);
  return [...group, ...(child.length > 0 ? child : ['list'])].join('-');
}

const leafOf = (route: Route): MenuNode => ({
  key: keyOf(route),
  labelKey: route.title,
  labelCount: route.titleCount,
  labelOf: route.titleOf,
  path: route.path,
  icon: route.icon,
});

/** The entry of the menu that a page of no own belongs to: the list of its records, or else the nearest above its address. */
const listAbove = ({ resource, path }: Route): Route | undefined =>
  routes.find((one) => one.menu && one.resource === resource) ??
  routes
    .filter((one) => one.menu && path.startsWith(`${one.path}/`))
    .sort((one, other) => other.path.length - one.path.length)[0];

/**
 * What stands in the menu where a person may add records but not see their list: the page that adds one, in the list's
 * place. Addresses that need a record are reached from it.
 */
function creationsOf(granted: ReadonlySet<string>): Route[] {
  const may = ({ access }: Route) => access.length === 0 || allows(granted, access);
  return routes.flatMap((route) => {
    if (route.kind !== 'create' || route.menu || route.path.includes(':') || !may(route)) return [];
    const list = listAbove(route);
    return list && !may(list)
      ? [{ ...route, menu: list.menu, order: list.order, icon: list.icon }]
      : [];
  });
}

/**
 * The three-level side menu for a person: a group shows if it or any child is allowed (docs/domain/interface.md 3.1).
 * Pure, so that each demo person's menu is tested as a literal table.
 */
export function menuTree(granted: ReadonlySet<string>): MenuNode[] {
  const leaves = new Map<string, MenuNode[]>();
  const entries = routes
    .filter(({ menu, access }) => menu && (access.length === 0 || allows(granted, access)))
    .concat(creationsOf(granted))
    .sort((a, b) => (a.order ?? 0) - (b.order ?? 0));
  for (const route of entries) {
    const place = route.menu ?? '';
    leaves.set(place, [...(leaves.get(place) ?? []), leafOf(route)]);
  }
  return menuGroups
    .filter(({ key }) => !key.includes('/'))
    .flatMap(({ key, label, icon }) => {
      const subgroups = menuGroups
        .filter((group) => group.key.startsWith(`${key}/`) && leaves.has(group.key))
        .map((group) => ({
          key: group.key.replace('/', '-'),
          labelKey: group.label,
          icon: group.icon,
          children: leaves.get(group.key),
        }));
      const children = [...(leaves.get(key) ?? []), ...subgroups];
      return children.length > 0 ? [{ key, labelKey: label, icon, children }] : [];
    });
}
