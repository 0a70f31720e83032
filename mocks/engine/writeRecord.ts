import { newId } from './newId';
import type { AnyEntity } from '../../src/entity/entity';
import { limitAlone } from './alone';
import { askChange, asked, CHANGES, refuseOvertaken } from './askedChanges';
import { bodyOf, type Answer, type Call } from './Call';
import { need } from './Caller';
import { fieldsWithRight, isWritable } from '../../src/entity/writable';
import { refuseDuplicates } from './duplicate';
import { refuseFiles } from './fileChecks';
import { refuseForeign } from './foreign';
import { answerOne, collectionOf, presented, recordOf, refuseOthers } from './records';
import type { Hooks } from './Hooks';
import { maskValue } from '../../src/entity/masked';
import type { MockRecord } from './MockRecord';
import { stateValue } from './stateValue';
import { needRuler } from './tenancy';
import { refuseStale } from './version';
import { changesOf, newRecord } from './validate';

/** `POST {endpoint}`: checks the right, the values and uniqueness; the server sets state, author and times. */
export function createRecord(call: Call, entity: AnyEntity, hooks?: Hooks): Answer {
  const { store, caller } = call;
  need(caller, entity.access.create);
  needRuler(caller, entity);
  const collection = collectionOf(call, entity.name);
  const values = shelved(call, entity, newRecord(entity, bodyOf(call), hooks?.besides));
  for (const { needs } of fieldsWithRight(entity, values)) need(caller, needs);
  refuseForeign(call, entity.fields, values);
  refuseDuplicates(call, entity, values, hooks?.duplicate);
  const count = limitAlone(call, entity.name, entity.guards?.create, values);
  if (waits(call, entity, 'create')) {
    const { access } = entity;
    const change = askChange(call, entity, undefined, {
      action: 'create',
      access: access.create,
      before: {},
      after: values,
    });
    // Nothing of the entity is there yet: what was made is the change.
    return asked({ body: { ...values, id: `${CHANGES}/${change.id}` } }, change);
  }
  const at = store.clock.iso();
  const textual = typeof collection.all[0]?.id === 'string';
  const record: MockRecord = {
    id: textual ? newId() : collection.nextId(),
    ...values,
    ...initialState(entity),
    ...('tenant' in entity.fields ? { tenant: caller.tenantAlias } : {}),
    createdAt: at,
    createdBy: caller.id,
    updatedAt: at,
    ...hooks?.create?.(values, call),
  };
  refuseOthers(call, entity, record);
  count();
  collection.insert(record);
  store.history.start(entity.name, record.id);
  store.history.add(entity.name, record, {
    at,
    by: caller.id,
    action: 'create',
    origin: 'MANUAL',
    ...sourceOf(call),
  });
  return {
    ...answerOne(call, entity, record, hooks),
    status: 201,
    commit: { resource: entity.name, id: record.id },
  };
}

/** `PUT {endpoint}/{id}`: what the body does not name stays; every changed field gets a history row. */
export function updateRecord(call: Call, entity: AnyEntity, hooks?: Hooks): Answer {
  const { store, caller } = call;
  need(caller, entity.access.edit);
  needRuler(caller, entity);
  const record = recordOf(call, entity.name);
  refuseOthers(call, entity, record);
  const collection = collectionOf(call, entity.name);
  refuseStale(call, entity.name, record, () => presented(call, entity, record, hooks));
  const judged = { ...record, ...hooks?.judged?.(record, call) };
  const changes = shelved(call, entity, changesOf(entity, bodyOf(call), judged), record);
  for (const { needs } of fieldsWithRight(entity, changes)) need(caller, needs);
  refuseForeign(call, entity.fields, changes);
  refuseDuplicates(call, entity, changes, hooks?.duplicate, record);
  if (call.puts) refuseOvertaken(call.puts, record);
  // Nothing is other than it was: no version, no moment and nobody's name comes of it.
  if (Object.keys(changes).length === 0) return answerOne(call, entity, record, hooks);
  const guarded = guardedOf(call, entity, changes);
  const change =
    Object.keys(guarded).length > 0 &&
    askChange(call, entity, record, {
      action: 'update',
      access: entity.access.edit,
      before: Object.fromEntries(Object.keys(guarded).map((name) => [name, record[name] ?? null])),
      after: guarded,
    });
  const free = without(changes, guarded);
  if (change && Object.keys(free).length === 0)
    return asked(answerOne(call, entity, record, hooks), change);
  const patch = { ...free, ...hooks?.update?.(record, free, call) };
  const at = store.clock.iso();
  for (const [field, to] of Object.entries(patch)) {
    const declared = entity.fields[field];
    if (!declared) continue;
    store.history.add(entity.name, record, {
      at,
      by: caller.id,
      action: 'update',
      field,
      from: maskValue(record[field] ?? null, declared),
      to: maskValue(to, declared),
      origin: 'MANUAL',
      ...sourceOf(call),
    });
  }
  collection.change(record, { ...patch, updatedAt: at, updatedBy: caller.id });
  const answer = answerOne(call, entity, record, hooks);
  return change
    ? asked(answer, change)
    : { ...answer, commit: { resource: entity.name, id: record.id } };
}

/** What led to a write: the change that it puts in force. */
const sourceOf = ({ puts }: Call): { source?: string } => (puts ? { source: puts.source } : {});

/** Whether another person puts in force what the call asks for (docs/domain/authority.md 4). */
const waits = (
  { puts }: Call,
  { guards }: AnyEntity,
  kind: 'create' | 'edit' | 'delete',
): boolean => guards?.[kind] === 'inForceByAnother' && !puts;

/** What of a change waits for another person; all else is changed at once. */
const guardedOf = (
  call: Call,
  entity: AnyEntity,
  changes: Readonly<Record<string, unknown>>,
): Record<string, unknown> =>
  waits(call, entity, 'edit')
    ? Object.fromEntries(
        Object.entries(changes).filter(([name]) => !entity.unguarded?.includes(name)),
      )
    : {};

const without = (
  changes: Readonly<Record<string, unknown>>,
  taken: Readonly<Record<string, unknown>>,
): Record<string, unknown> =>
  Object.fromEntries(Object.entries(changes).filter(([name]) => !(name in taken)));

/** `DELETE {endpoint}/{id}`: answers the removed record. */
export function removeRecord(call: Call, entity: AnyEntity, hooks?: Hooks): Answer {
  need(call.caller, entity.access.delete);
  needRuler(call.caller, entity);
  const record = recordOf(call, entity.name);
  refuseOthers(call, entity, record);
  if (waits(call, entity, 'delete')) {
    const before = Object.fromEntries(
      Object.keys(entity.fields)
        .filter((name) => isWritable(entity.fields[name], true))
        .map((name) => [name, record[name] ?? null]),
    );
    const { delete: access } = entity.access;
    const change = askChange(call, entity, record, { action: 'delete', access, before, after: {} });
    return asked(answerOne(call, entity, record, hooks), change);
  }
  if (call.puts) refuseOvertaken(call.puts, record);
  hooks?.remove?.(record, call);
  const answer = answerOne(call, entity, record, hooks);
  const { store, caller } = call;
  store.history.add(entity.name, record, {
    at: store.clock.iso(),
    by: caller.id,
    action: 'delete',
    origin: 'MANUAL',
    ...sourceOf(call),
  });
  collectionOf(call, entity.name).remove(record, true);
  return { ...answer, commit: { resource: entity.name, id: record.id } };
}

/** Bytes go to the shelf; what is not what its field asks for is refused. */
function shelved<R extends Record<string, unknown>>(
  { store }: Call,
  entity: AnyEntity,
  values: R,
  held?: MockRecord,
): R {
  refuseFiles(entity.fields, values, held);
  return store.files.shelved(entity, values);
}

/** The state from which the first action of the life cycle starts. */
function initialState(entity: AnyEntity): Record<string, unknown> {
  const { lifecycle } = entity;
  const first = Object.values(lifecycle?.actions ?? {})[0];
  return lifecycle && first ? { [lifecycle.field]: stateValue(entity, first.from[0]) } : {};
}
