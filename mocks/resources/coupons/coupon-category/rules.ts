import { isWithin, moved, type TreeRow } from '../../../../src/domain/tree/tree';
import type { TreeFacts } from '../../../../src/resources/treeLifecycle';
import { invalid } from '../../../engine/ApiError';
import type { Call } from '../../../engine/Call';
import type { Hooks } from '../../../engine/Hooks';
import type { MockRecord, RecId } from '../../../engine/MockRecord';
import { collectionOf } from '../../../engine/records';
import { changeOther } from '../../../engine/viewOrder';
import { CATEGORIES, COUPONS } from '../stockOfCoupon';

type Category = MockRecord & TreeRow;

/** Categories that have a place: those that were removed have none. */
const placed = (call: Call): Category[] =>
  collectionOf(call, CATEGORIES).all.filter(({ state }) => state === 'ACTIVE') as Category[];

const idOf = (value: unknown): string => String(value ?? '');

/** A category that is in use. @throws ApiError 400 at `parentId` */
function checkedParent(call: Call, id: unknown): void {
  if (id === null || id === undefined) return;
  const parent = collectionOf(call, CATEGORIES).get(id as RecId);
  if (parent?.state !== 'ACTIVE') throw invalid({ parentId: 'coupons.category.gone' });
}

const nextPlace = (call: Call, parentId: unknown): number =>
  placed(call).filter((one) => idOf(one.parentId) === idOf(parentId)).length + 1;

function factsOf(call: Call, record: MockRecord): TreeFacts {
  const rows = collectionOf(call, CATEGORIES).all as readonly Category[];
  const parent = rows.find(({ id }) => idOf(id) === idOf(record.parentId));
  return {
    below: rows.filter(({ id }) => isWithin(rows, id, record.id)).map(({ id }) => id),
    parentRemoved: parent !== undefined && parent.state !== 'ACTIVE',
  };
}

/** How many are under a category, and how many coupons are in it that have not expired. */
const usesOf = ({ id }: MockRecord, call: Call) => ({
  children: placed(call).filter(({ parentId }) => idOf(parentId) === idOf(id)).length,
  coupons: collectionOf(call, COUPONS).all.filter(
    ({ categoryId, state }) => idOf(categoryId) === idOf(id) && state !== 'EXPIRED',
  ).length,
});

/** Moves a category; the places of the others follow, each with a row in its history. */
function move(record: MockRecord, call: Call, asked: Readonly<Record<string, unknown>>) {
  const parentId = (asked.parentId ?? null) as number | string | null;
  checkedParent(call, parentId);
  const rows = placed(call);
  if (isWithin(rows, parentId, record.id)) throw invalid({ parentId: 'coupons.category.own_part' });
  const own = { parentId: record.parentId ?? null, viewOrder: record.viewOrder };
  for (const { row, ...to } of moved(rows, record.id, { parentId, place: Number(asked.viewOrder) }))
    if (row.id === record.id) Object.assign(own, to);
    else changeOther(call, CATEGORIES, row, 'move', { viewOrder: to.viewOrder });
  return own;
}

/** Categories: places without gaps, no category under itself, none removed that is in use (docs/domain/wallets.md 3.6). */
export const hooks: Hooks = {
  resource: CATEGORIES,
  create: ({ parentId }, call) => {
    checkedParent(call, parentId);
    return { parentId: parentId ?? null, viewOrder: nextPlace(call, parentId) };
  },
  recorded: ['parentId', 'viewOrder'],
  judged: (record, call) => ({ ...usesOf(record, call), facts: factsOf(call, record) }),
  present: (shown, call) => ({ ...shown, ...usesOf(shown, call), facts: factsOf(call, shown) }),
  presentRow: (shown, call) => ({ ...shown, ...usesOf(shown, call) }),
  actions: {
    move,
    remove: (record, call) => {
      placed(call)
        .filter((one) => one !== record && idOf(one.parentId) === idOf(record.parentId))
        .sort((one, other) => Number(one.viewOrder) - Number(other.viewOrder))
        .forEach((one, at) => {
          if (one.viewOrder !== at + 1)
            changeOther(call, CATEGORIES, one, 'remove', { viewOrder: at + 1 });
        });
      return { viewOrder: null };
    },
    restore: (record, call) => ({ viewOrder: nextPlace(call, record.parentId) }),
  },
};
