import type { HistoryRow } from './History';
import type { MockRecord } from './MockRecord';
import type { Store } from './Store';

/** Fields by which people call a record. */
const CODES = ['code', 'number', 'contractNumber', 'requestNumber'] as const;

/** Records that histories name by their code alone. */
const CODED: readonly (readonly [resource: string, field: (typeof CODES)[number]])[] = [
  ['loans', 'code'],
  ['contract', 'contractNumber'],
  ['zms', 'number'],
];

/** A row as it is answered: the record that led to the action by its code, and where it is. */
export type SourcedRow = HistoryRow & { sourceRecord?: string };

/** Rows with the records that led to them, where these are known here. */
export const withSources = (store: Store, rows: readonly HistoryRow[]): readonly SourcedRow[] =>
  rows.map((row) => (row.source === undefined ? row : { ...row, ...sourceOf(store, row.source) }));

function sourceOf(store: Store, source: string): Pick<SourcedRow, 'source' | 'sourceRecord'> {
  const end = source.lastIndexOf('/');
  const [resource, id] = [source.slice(0, Math.max(0, end)), source.slice(end + 1)];
  const named = resource && store.collection(resource)?.get(id);
  if (named) return { source: codeOf(named), sourceRecord: source };
  for (const [owner, field] of CODED) {
    const found = store.collection(owner)?.all.find((record) => record[field] === source);
    if (found) return { source, sourceRecord: `${owner}/${found.id}` };
  }
  return { source };
}

/** What people call a record; its id where nothing better is there. */
export function codeOf(record: MockRecord): string {
  const field = CODES.find((name) => typeof record[name] === 'string');
  return String(field ? record[field] : record.id);
}
