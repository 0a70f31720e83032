import type { Access, AnyEntity } from '../../src/entity/entity';
import { isSameValue } from '../../src/entity/Field';
import { ApiError } from './ApiError';
import type { Answer, Call } from './Call';
import { consoleTexts } from './consoleTexts';
import { grantedOf } from './Caller';
import { sameAs } from './onePerson';
import type { MockRecord } from './MockRecord';
import { recordName } from './recordName';
import { collectionOf } from './records';
import { effectivePermissions } from './rights';
import { MAIN_TENANT } from './samples/tenants';
import type { Store } from './Store';

// What guards money or law is changed by one person and put in force by another (docs/domain/authority.md 4).

/** The entity that keeps what was asked for. */
export const CHANGES = 'settings/changes';

type Values = Readonly<Record<string, unknown>>;

/** What a person asks for. */
export interface AskedChange {
  /** The action of the life cycle, or `create`, `update`, `delete`. */
  action: string;
  access: Access | undefined;
  /** What holds now of what would change; empty for what is not there yet. */
  before: Values;
  after: Values;
  reason?: string;
}

/** The change that a call puts in force, where another person has asked for it. */
export interface PutChange {
  /** The record of the change, for the history of what is changed. */
  source: string;
  before: Values;
}

export const numberOfChange = (id: number): string => `CH-${String(id).padStart(5, '0')}`;

/** A record as a history names it. */
const sourceOf = ({ id }: MockRecord): string => `${CHANGES}/${id}`;

/**
 * Keeps a change until another person puts it in force. What was asked for before of the same, and waits, gives way to it: who
 * asks last has made it.
 * @param record what would be changed; undefined for what would be made
 * @returns the change
 */
export function askChange(
  call: Call,
  entity: AnyEntity,
  record: MockRecord | undefined,
  { action, access, before, after, reason }: AskedChange,
): MockRecord {
  const { store, caller } = call;
  const changes = collectionOf(call, CHANGES);
  const at = store.clock.iso();
  const about = record ? `${entity.name}/${record.id}` : null;
  const id = Number(changes.nextId());
  const change: MockRecord = {
    id,
    number: numberOfChange(id),
    resource: entity.name,
    record: about,
    recordName: recordName(entity, record ?? { id: '', ...after }),
    action,
    rights: [access ?? []].flat(),
    before,
    after,
    reason: reason || null,
    state: 'WAITING',
    createdAt: at,
    createdBy: caller.id,
    updatedAt: at,
    decidedAt: null,
    decidedBy: null,
  };
  for (const former of changes.all) {
    if (former.state !== 'WAITING' || about === null) continue;
    if (former.record !== about || former.action !== action) continue;
    const [from, to] = ['WAITING', 'REPLACED'];
    store.history.add(CHANGES, former, {
      at,
      by: caller.id,
      action: 'replaced',
      origin: 'AUTO',
      field: 'state',
      from,
      to,
      source: sourceOf(change),
    });
    changes.change(former, { state: to });
  }
  changes.insert(change);
  store.history.start(CHANGES, id);
  const row = { at, by: caller.id, origin: 'MANUAL', ...(reason ? { reason } : {}) } as const;
  store.history.add(CHANGES, change, { ...row, action: 'create' });
  if (record)
    store.history.add(entity.name, record, {
      ...row,
      action: 'ask_change',
      source: sourceOf(change),
    });
  tellDeciders(store, change);
  return change;
}

/** What is answered when a change was asked for: the record as it is, since nothing of it has changed, and which change. */
export const asked = (answer: Answer<MockRecord>, change: MockRecord): Answer<MockRecord> => ({
  ...answer,
  status: 202,
  body: { ...(answer.body as MockRecord), askedChange: change.id },
  commit: { resource: CHANGES, id: change.id },
});

/**
 * Refuses a change of what has moved on since it was asked for: what the second person read is not what would come of it.
 * @throws ApiError 409
 */
export function refuseOvertaken({ before }: PutChange, record: MockRecord): void {
  if (isOvertaken(before, record)) throw new ApiError(409, 'CHANGE_OVERTAKEN');
}

export const isOvertaken = (before: Values, record: Values): boolean =>
  Object.entries(before).some(([field, value]) => !isSameValue(value, record[field]));

/** Whoever may put a change in force hears of it: staff of the main lender with one of its rights, but its maker. */
function tellDeciders(store: Store, change: MockRecord): void {
  const maker = String(change.createdBy);
  const one = new Set([maker, ...sameAs(store, maker)]);
  const rights = change.rights as readonly string[];
  for (const user of store.collection('users')?.all ?? []) {
    if (user.tenant !== MAIN_TENANT || user.enabled === false || one.has(String(user.id))) continue;
    const granted = grantedOf(effectivePermissions(store.people, user));
    if (rights.some((right) => granted.has(right))) notify(store, String(user.id), change, 'waits');
  }
}

/** Tells somebody of a change; its name is said with it, and a press leads there. */
export function notify(
  { notifications }: Pick<Store, 'notifications'>,
  userId: string,
  { id, recordName: name }: MockRecord,
  says: 'waits' | 'decided',
): void {
  notifications.add(userId, {
    type: 'OTHER',
    title: consoleTexts(`settingChange.told.${says}`).mn,
    body: String(name),
    route: `/${CHANGES}/${id}`,
  });
}
