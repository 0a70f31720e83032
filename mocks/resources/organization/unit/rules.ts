import { isWithin, moved, type TreeRow } from '../../../../src/domain/tree/tree';
import unit from '../../../../src/resources/organization/unit/unit.entity';
import type { TreeFacts } from '../../../../src/resources/treeLifecycle';
import { invalid } from '../../../engine/ApiError';
import type { Call } from '../../../engine/Call';
import { duplicate } from '../../../engine/duplicate';
import type { Hooks } from '../../../engine/Hooks';
import type { MockRecord, RecId } from '../../../engine/MockRecord';
import { collectionOf } from '../../../engine/records';
import { BRANCHES, followFigures, HELD, EMPLOYEES } from '../figures';

const RESOURCE = unit.name;

type Unit = MockRecord & TreeRow;

/** The units of one lender; those that were taken out keep no place. */
const treeRows = (call: Call, tenant: unknown): Unit[] =>
  collectionOf(call, RESOURCE).all.filter(
    (one) => one.tenant === tenant && one.state === 'ACTIVE',
  ) as Unit[];

/** A unit of the same lender that is not taken out. @throws ApiError 400 at `parentId` */
function checkedParent(call: Call, id: unknown, tenant: unknown): void {
  if (id === null || id === undefined) return;
  const parent = collectionOf(call, RESOURCE).get(id as RecId);
  if (parent?.tenant !== tenant) throw invalid({ parentId: 'validation.invalid_value' });
  if (parent?.state !== 'ACTIVE') throw invalid({ parentId: 'organization.unit.gone' });
}

function refuseTaken(call: Call, code: unknown, tenant: unknown, self?: MockRecord): void {
  const norm = (value: unknown) => String(value).trim().toLowerCase();
  const other = collectionOf(call, RESOURCE).all.find(
    (one) => one !== self && one.tenant === tenant && norm(one.code) === norm(code),
  );
  if (other) throw duplicate(call, unit, ['code'], other);
}

/** The last place under a unit, or at the top. */
const nextPlace = (call: Call, parentId: unknown, tenant: unknown): number =>
  treeRows(call, tenant).filter((one) => String(one.parentId ?? '') === String(parentId ?? ''))
    .length + 1;

/** What decides on a unit's actions: what is under it, and whether the one above is there. */
function factsOf(call: Call, record: MockRecord): TreeFacts {
  const { all } = collectionOf(call, RESOURCE);
  const rows = all as readonly Unit[];
  const parent = all.find(({ id }) => String(id) === String(record.parentId ?? ''));
  return {
    below: rows.filter(({ id }) => isWithin(rows, id, record.id)).map(({ id }) => id),
    parentRemoved: parent !== undefined && parent.state !== 'ACTIVE',
  };
}

/** Moves a unit; the places of the others follow, each with a row in its history. */
function move(record: MockRecord, call: Call, asked: Readonly<Record<string, unknown>>) {
  const { store, caller } = call;
  const parentId = (asked.parentId ?? null) as number | string | null;
  checkedParent(call, parentId, record.tenant);
  const rows = treeRows(call, record.tenant);
  if (isWithin(rows, parentId, record.id))
    throw invalid({ parentId: 'organization.unit.own_part' });
  const collection = collectionOf(call, RESOURCE);
  const patch = { parentId: record.parentId ?? null, viewOrder: record.viewOrder };
  for (const change of moved(rows, record.id, { parentId, place: Number(asked.viewOrder) })) {
    const to = { parentId: change.parentId, viewOrder: change.viewOrder };
    if (change.row.id === record.id) {
      Object.assign(patch, to);
      continue;
    }
    store.history.add(RESOURCE, change.row, {
      at: store.clock.iso(),
      by: caller.id,
      action: 'move',
      field: 'viewOrder',
      from: change.row.viewOrder,
      to: to.viewOrder,
      origin: 'MANUAL',
      source: `${RESOURCE}/${record.id}`,
    });
    collection.change(change.row, to);
  }
  return patch;
}

/** Units: one code a lender, places without gaps, no unit under itself (docs/domain/organisation.md 1.1). */
export const hooks: Hooks = {
  resource: RESOURCE,
  follows: [HELD, BRANCHES, EMPLOYEES],
  passing: followFigures,
  recorded: ['parentId', 'viewOrder'],
  create: ({ code, parentId }, call) => {
    const tenant = call.caller.tenantAlias;
    refuseTaken(call, code, tenant);
    checkedParent(call, parentId, tenant);
    return { parentId: parentId ?? null, viewOrder: nextPlace(call, parentId, tenant) };
  },
  update: (record, values, call) => {
    if ('code' in values) refuseTaken(call, values.code, record.tenant, record);
    return {};
  },
  judged: (record, call) => ({ facts: factsOf(call, record) }),
  present: (shown, call) => ({ ...shown, facts: factsOf(call, shown) }),
  actions: {
    move,
    remove: (record, call) => {
      // The others close up.
      const rows = treeRows(call, record.tenant)
        .filter((one) => one !== record && String(one.parentId) === String(record.parentId))
        .sort((one, other) => Number(one.viewOrder) - Number(other.viewOrder));
      const collection = collectionOf(call, RESOURCE);
      rows.forEach((one, at) => {
        if (one.viewOrder !== at + 1) collection.follow(one, { viewOrder: at + 1 });
      });
      return { viewOrder: null };
    },
    restore: (record, call) => ({ viewOrder: nextPlace(call, record.parentId, record.tenant) }),
  },
};
