/** A node of a tree that is kept as rows: which one it is under, and its place there. */
export interface TreeRow {
  readonly id: number | string;
  /** Nothing at the top. */
  readonly parentId?: number | string | null;
  /** Place among those of the same parent, from 1. */
  readonly viewOrder?: number | null;
}

/** A row where it stands in the tree. */
export interface TreeNode<T extends TreeRow = TreeRow> {
  readonly row: T;
  /** 1 at the top. */
  readonly level: number;
  /** From 1. */
  readonly place: number;
  /** How many there are under the same parent. */
  readonly siblings: number;
  readonly children: readonly TreeNode<T>[];
}

/** Where a node is put: under which one, nothing for the top, and at which place, from 1. */
export interface TreePlace {
  readonly parentId: number | string | null;
  readonly place: number;
}

export type TreeStep = 'up' | 'down' | 'in' | 'out';

const keyOf = (id: TreeRow['parentId']): string => (id === null ? '' : String(id ?? ''));

/** Rows by what they are under, each group in its order; what is under nothing known is at the top. */
function groupsOf<T extends TreeRow>(rows: readonly T[]): Map<string, T[]> {
  const known = new Set(rows.map(({ id }) => keyOf(id)));
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const parent = keyOf(row.parentId);
    const key = known.has(parent) ? parent : '';
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  for (const group of groups.values())
    group.sort((one, other) => (one.viewOrder ?? 0) - (other.viewOrder ?? 0));
  return groups;
}

/** The tree that rows make, each level in its order. */
export function treeOf<T extends TreeRow>(rows: readonly T[]): readonly TreeNode<T>[] {
  const groups = groupsOf(rows);
  const under = (parent: string, level: number): TreeNode<T>[] => {
    const group = groups.get(parent) ?? [];
    return group.map((row, at) => ({
      row,
      level,
      place: at + 1,
      siblings: group.length,
      children: under(keyOf(row.id), level + 1),
    }));
  };
  return under('', 1);
}

/** The nodes as they stand below each other; what is under a closed one is left out. */
export function flatTree<T extends TreeRow>(
  nodes: readonly TreeNode<T>[],
  closed: ReadonlySet<string> = new Set(),
): readonly TreeNode<T>[] {
  return nodes.flatMap((node) => [
    node,
    ...(closed.has(keyOf(node.row.id)) ? [] : flatTree(node.children, closed)),
  ]);
}

/** Whether one node is the other or anywhere under it. */
export function isWithin(
  rows: readonly TreeRow[],
  id: TreeRow['parentId'],
  ancestor: TreeRow['id'],
): boolean {
  const parents = new Map(rows.map((row) => [keyOf(row.id), keyOf(row.parentId)]));
  let at = keyOf(id);
  for (let steps = 0; at !== '' && steps <= rows.length; steps += 1) {
    if (at === keyOf(ancestor)) return true;
    at = parents.get(at) ?? '';
  }
  return false;
}

/**
 * Where one step takes a node: up or down among its siblings, in under the one above it, out to behind its parent.
 * Nothing where there is no such place.
 */
export function stepTo(
  rows: readonly TreeRow[],
  id: TreeRow['id'],
  step: TreeStep,
): TreePlace | undefined {
  const all = flatTree(treeOf(rows));
  const node = all.find(({ row }) => keyOf(row.id) === keyOf(id));
  if (!node) return undefined;
  const { place, siblings } = node;
  const parentId = node.level === 1 ? null : (node.row.parentId ?? null);
  if (step === 'up') return place > 1 ? { parentId, place: place - 1 } : undefined;
  if (step === 'down') return place < siblings ? { parentId, place: place + 1 } : undefined;
  if (step === 'out') {
    const parent = all.find(({ row }) => keyOf(row.id) === keyOf(parentId));
    if (!parent) return undefined;
    return {
      parentId: parent.level === 1 ? null : (parent.row.parentId ?? null),
      place: parent.place + 1,
    };
  }
  const group = all.filter(
    ({ row, level }) => level === node.level && keyOf(row.parentId) === keyOf(node.row.parentId),
  );
  const above = group.find((one) => one.place === place - 1);
  return above && { parentId: above.row.id, place: above.children.length + 1 };
}

/**
 * The rows that a move changes, as they are afterwards: the node's, and those of both groups whose place is another one.
 * A place beyond the last one is the last. Nothing for a move into the node's own part of the tree.
 */
export function moved<T extends TreeRow>(
  rows: readonly T[],
  id: TreeRow['id'],
  { parentId, place }: TreePlace,
): readonly {
  readonly row: T;
  readonly parentId: TreePlace['parentId'];
  readonly viewOrder: number;
}[] {
  const own = rows.find((row) => keyOf(row.id) === keyOf(id));
  if (!own || isWithin(rows, parentId, id)) return [];
  const others = groupsOf(rows.filter((row) => row !== own));
  // What hung under the node keeps its parent, which is not among the others.
  const left = rows.filter((row) => row !== own && keyOf(row.parentId) === keyOf(own.parentId));
  const group = others
    .get(keyOf(parentId))
    ?.filter((row) => keyOf(row.parentId) === keyOf(parentId));
  const target = [...(group ?? [])];
  target.splice(Math.max(0, Math.min(place - 1, target.length)), 0, own);
  const changes = new Map<T, { parentId: TreePlace['parentId']; viewOrder: number }>();
  left
    .sort((one, other) => (one.viewOrder ?? 0) - (other.viewOrder ?? 0))
    .forEach((row, at) => changes.set(row, { parentId: own.parentId ?? null, viewOrder: at + 1 }));
  target.forEach((row, at) => changes.set(row, { parentId, viewOrder: at + 1 }));
  return [...changes].flatMap(([row, to]) =>
    row.viewOrder === to.viewOrder && keyOf(row.parentId) === keyOf(to.parentId)
      ? []
      : [{ row, ...to }],
  );
}
