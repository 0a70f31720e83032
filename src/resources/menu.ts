import type { IconName } from '../ui/icons';
import { allows } from '../auth/access';
import { menuGroups } from './groups';
import { routes, type Route } from './routes';

export interface MenuNode {
  /** `{group}-{child}` (docs/domain/interface.md 3.1). */
  key: string;
  /** Message key of the label. */
  labelKey: string;
  labelCount?: number;
  path?: string;
  icon?: IconName;
  children?: MenuNode[];
}

const leafOf = (route: Route): MenuNode => ({
  key: `${(route.menu ?? '').replace('/', '-')}-${route.path.slice(1).replaceAll('/', '-')}`,
  labelKey: route.title,
  labelCount: route.titleCount,
  path: route.path,
  icon: route.icon,
});

/**
 * The three-level side menu for a person: a group shows if it or any child is allowed (docs/domain/interface.md 3.1).
 * Pure, so that each demo person's menu is tested as a literal table.
 */
export function menuTree(granted: ReadonlySet<string>): MenuNode[] {
  const leaves = new Map<string, MenuNode[]>();
  const entries = routes
    .filter(({ menu, access }) => menu && (access.length === 0 || allows(granted, access)))
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
