import { matchesSearch } from '../domain/menuSearch';
import type { MenuNode } from './menu';

/** An entry with an address, and the groups above it, outermost first. */
export interface MenuPlace {
  node: MenuNode & { path: string };
  above: readonly MenuNode[];
}

/** All entries with an address, in the order of the menu. */
export function placesOf(tree: readonly MenuNode[], above: readonly MenuNode[] = []): MenuPlace[] {
  return tree.flatMap((node) => [
    ...(node.path ? [{ node: { ...node, path: node.path }, above }] : []),
    ...placesOf(node.children ?? [], [...above, node]),
  ]);
}

/**
 * The entry that belongs to an address: its own, else that of the first list which the address belongs to, else the
 * longest path above it (docs/domain/identity.md 1.3).
 */
export function findActive(
  tree: readonly MenuNode[],
  pathname: string,
  lists: readonly string[] = [],
): MenuPlace | undefined {
  const places = placesOf(tree);
  for (const address of [pathname, ...lists]) {
    const exact = places.find(({ node: { path } }) => path === address);
    if (exact) return exact;
  }
  return places
    .filter(({ node: { path } }) => pathname === path || pathname.startsWith(`${path}/`))
    .sort((a, b) => b.node.path.length - a.node.path.length)[0];
}

/** True when a label begins with what was typed, however it was typed. */
function beginsWith(label: string, query: string): boolean {
  const typed = query.trim();
  // Some letters are typed as two.
  return matchesSearch(label.slice(0, typed.length + 1), typed);
}

/** Every word of the query must occur in the entry or its groups, however it was typed. */
export const matches = (query: string, ...labels: string[]): boolean =>
  query
    .trim()
    .split(/\s+/)
    .every((word) => matchesSearch(labels.join(' '), word));

/** A page that was found by what was typed. */
export interface FoundPage {
  path: string;
  label: string;
  /** The groups above it. */
  group: string;
}

/** Pages that match what was typed; what is called so comes before what is about it. */
export function foundPages(
  tree: readonly MenuNode[],
  query: string,
  labelOf: (node: MenuNode) => string,
): FoundPage[] {
  const begins = (label: string) => beginsWith(label, query);
  return placesOf(tree)
    .map(({ node, above }) => ({
      path: node.path,
      label: labelOf(node),
      group: above.map(labelOf).join(' › '),
    }))
    .filter(({ label, group }) => matches(query, label, group))
    .sort((one, other) => Number(begins(other.label)) - Number(begins(one.label)));
}
