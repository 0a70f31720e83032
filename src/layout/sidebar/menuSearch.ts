import { matchesSearch } from '../../domain/menuSearch';
import type { MenuNode } from '../../resources/menu';

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

/** The entry that belongs to an address: the longest path that is the address or stands above it. */
export function findActive(tree: readonly MenuNode[], pathname: string): MenuPlace | undefined {
  return placesOf(tree)
    .filter(({ node: { path } }) => pathname === path || pathname.startsWith(`${path}/`))
    .sort((a, b) => b.node.path.length - a.node.path.length)[0];
}

/** Every word of the query must occur in the entry or its groups, however it was typed. */
export const matches = (query: string, ...labels: string[]): boolean =>
  query
    .trim()
    .split(/\s+/)
    .every((word) => matchesSearch(labels.join(' '), word));
