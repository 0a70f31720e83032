import type { AuditAction } from '../../../../src/domain/enums/organization';
import auditLog from '../../../../src/resources/organization/audit-log/auditLog.entity';
import type { AnyEntity } from '../../../../src/entity/entity';
import { Collection } from '../../../engine/Collection';
import type { HistoryRow } from '../../../engine/History';
import type { MockRecord } from '../../../engine/MockRecord';
import type { Store } from '../../../engine/Store';
import { tenantOf } from '../../../engine/tenancy';
import { nameOf } from './nameOf';

/** An entry of the log before it is put into words: the row of the history that it is, and of which record. */
export interface Entry extends MockRecord {
  source: { entity: AnyEntity; row: HistoryRow };
  /** The record was deleted: its address leads nowhere. */
  isGone: boolean;
  /** Whose record it is; undefined for what belongs to all lenders. */
  owner: unknown;
}

/** Looks at what is hidden elsewhere. */
const READS = new Set(['reveal', 'show_lottery', 'lookup_xyp']);
/** What changes what somebody may do. */
const ROLES = new Set(['roles', 'roleName', 'grantsRole']);

function kindOf({ action, field }: HistoryRow, { lifecycle }: AnyEntity): AuditAction {
  if (READS.has(action)) return 'READ';
  if (field !== undefined && ROLES.has(field)) return 'ROLE';
  if (action === 'create') return 'CREATE';
  if (action === 'delete') return 'DELETE';
  if (field !== undefined && field === lifecycle?.field) return 'STATE';
  return action === 'update' ? 'UPDATE' : 'OTHER';
}

function entriesOf(store: Store, entity: AnyEntity, record: MockRecord, isGone: boolean): Entry[] {
  const rows = store.history.of(entity.name, record);
  if (rows.length === 0) return [];
  const owner = tenantOf(store, entity, record);
  const recordName = nameOf(entity, record);
  return rows.map((row) => ({
    id: row.id,
    at: row.at,
    actor: row.by,
    kind: kindOf(row, entity),
    record: `${entity.name}/${record.id}`,
    recordName,
    origin: row.origin,
    tenant: typeof owner === 'string' ? owner : null,
    owner,
    isGone,
    source: { entity, row },
  }));
}

/** Histories that are gathered at every call: what changes them is theirs to say. By whose they are; all without. */
const gathered = new WeakMap<
  Store['history'],
  Map<string, { state: string; entries: Collection }>
>();
const ALL = '*';

/**
 * The histories of all records as one list (docs/domain/organisation.md 1.4). Gathered again when something was written or
 * a record came or went since.
 * @param resource of these records alone
 */
export function trailOf(store: Store, resource = ALL): Collection {
  const own = resource === ALL ? undefined : store.collection(resource);
  const keepers = resource === ALL ? [...store.keepers()] : own ? [own] : [];
  const state = () =>
    `${store.history.changes} ${keepers.reduce((sum, { size }) => sum + size, 0)}`;
  const logs: NonNullable<ReturnType<typeof gathered.get>> =
    gathered.get(store.history) ?? new Map();
  gathered.set(store.history, logs);
  const known = logs.get(resource);
  if (known?.state === state()) return known.entries;
  const entries = new Collection(
    auditLog,
    keepers.flatMap(({ entity, all, gone }) => [
      ...all.flatMap((record) => entriesOf(store, entity, record, false)),
      ...gone.flatMap((record) => entriesOf(store, entity, record, true)),
    ]),
  );
  logs.set(resource, { state: state(), entries });
  return entries;
}
