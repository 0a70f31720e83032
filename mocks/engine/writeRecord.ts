import { randomUUID } from 'node:crypto';
import type { AnyEntity } from '../../src/entity/entity';
import { limitAlone } from './alone';
import { bodyOf, type Answer, type Call } from './Call';
import { need } from './Caller';
import { fieldsWithRight } from '../../src/entity/writable';
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
  const at = store.clock.iso();
  const textual = typeof collection.all[0]?.id === 'string';
  const record: MockRecord = {
    id: textual ? randomUUID() : collection.nextId(),
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
  // Nothing is other than it was: no version, no moment and nobody's name comes of it.
  if (Object.keys(changes).length === 0) return answerOne(call, entity, record, hooks);
  const patch = { ...changes, ...hooks?.update?.(record, changes, call) };
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
    });
  }
  collection.change(record, { ...patch, updatedAt: at, updatedBy: caller.id });
  return {
    ...answerOne(call, entity, record, hooks),
    commit: { resource: entity.name, id: record.id },
  };
}

/** `DELETE {endpoint}/{id}`: answers the removed record. */
export function removeRecord(call: Call, entity: AnyEntity, hooks?: Hooks): Answer {
  need(call.caller, entity.access.delete);
  needRuler(call.caller, entity);
  const record = recordOf(call, entity.name);
  refuseOthers(call, entity, record);
  hooks?.remove?.(record, call);
  const answer = answerOne(call, entity, record, hooks);
  const { store, caller } = call;
  store.history.add(entity.name, record, {
    at: store.clock.iso(),
    by: caller.id,
    action: 'delete',
    origin: 'MANUAL',
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
