import type { HistoryRow } from '../../dataProviders/UrtuuDataProvider';

/** One thing that somebody did, with every field that it changed. */
export interface HistoryGroup extends HistoryRow {
  /** The rows that name a field; none where the action changed no recorded field. */
  changes: readonly (HistoryRow & { field: string })[];
}

const hasField = (row: HistoryRow): row is HistoryRow & { field: string } =>
  row.field !== undefined;

/** What rows of one action have in common. */
const sameAction = ({ action, at, by, origin, idempotencyKey }: HistoryRow): string =>
  [action, at, by, origin, idempotencyKey].join('\n');

/** What led to an action, by the first of its rows that says so. */
function sourceOf(group: readonly HistoryRow[]): Pick<HistoryRow, 'source' | 'sourceRecord'> {
  const { source, sourceRecord } = group.find((row) => row.source) ?? {};
  return { source, sourceRecord };
}

/**
 * A history as people read it: the rows of one action by one person at one moment are one entry, which is shown once with
 * all of its changes (docs/domain/interface.md 5.2 keeps a row per field). The order stays: newest first.
 */
export function historyGroups(rows: readonly HistoryRow[]): HistoryGroup[] {
  const groups = new Map<string, HistoryRow[]>();
  for (const row of rows) {
    const key = sameAction(row);
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups.values()].map((group) => ({
    ...group[0],
    reason: group.find(({ reason }) => reason)?.reason,
    ...sourceOf(group),
    changes: group.filter(hasField),
  }));
}
