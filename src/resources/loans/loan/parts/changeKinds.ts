import type { HistoryRow } from '../../../../dataProviders/UrtuuDataProvider';

/** Changes that are named by their fields, not by an action of the life cycle. */
const PLAIN: ReadonlySet<string> = new Set(['update', 'create']);

/** Kind of a change: its action, or `fields`. */
const kindOf = ({ action }: HistoryRow): string => (PLAIN.has(action) ? 'fields' : action);

/** Kinds of changes with how many there are of each, the most frequent first. */
export function changeKinds(rows: readonly HistoryRow[]): { kind: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(kindOf(row), (counts.get(kindOf(row)) ?? 0) + 1);
  return [...counts]
    .map(([kind, count]) => ({ kind, count }))
    .sort((one, other) => other.count - one.count);
}

/** The changes of one kind; all without one. */
export const ofKind = (
  rows: readonly HistoryRow[],
  kind: string | undefined,
): readonly HistoryRow[] =>
  kind === undefined ? rows : rows.filter((row) => kindOf(row) === kind);
