import type { AnyEntity } from '../../../../src/entity/entity';
import type { OpenWork } from '../../../../src/resources/users/user/api';
import type { Call } from '../../../engine/Call';
import { testsOf } from '../../../engine/filters';
import type { MockRecord, RecId } from '../../../engine/MockRecord';

/** What a record is called that its maker has not handed in yet. */
const isDraft = (state: unknown): boolean => String(state).toUpperCase() === 'DRAFT';

/** Whether records of an entity can be drafts: an action starts there. */
const hasDrafts = ({ lifecycle }: AnyEntity): boolean =>
  Object.values(lifecycle?.actions ?? {}).some(({ from }) => from.some(isDraft));

/** Whether a record waits in the queue of its entity. */
function waits({ fields, waiting }: AnyEntity): (record: MockRecord) => boolean {
  if (!waiting) return () => false;
  const filters = new Map(
    Object.entries(waiting.filter).map(([name, values]) => [name, [values].flat().map(String)]),
  );
  const tests = testsOf({ entity: { fields }, holds: () => true }, filters);
  return (record) => tests.every((test) => test(record, 0));
}

/** Records that somebody has made and nobody has finished, of one entity. */
interface Open {
  entity: AnyEntity;
  drafts: readonly MockRecord[];
  waiting: readonly MockRecord[];
}

function openOf({ store }: Pick<Call, 'store'>, staffId: RecId): Open[] {
  return store.declared.flatMap((entity): Open[] => {
    const mayWait = entity.waiting !== undefined;
    if (!('createdBy' in entity.fields) || !(mayWait || hasDrafts(entity))) return [];
    const own = (store.collection(entity.name)?.all ?? []).filter(
      ({ createdBy }) => createdBy === staffId,
    );
    const state = entity.lifecycle?.field ?? '';
    return [
      {
        entity,
        drafts: own.filter((record) => isDraft(record[state])),
        waiting: own.filter(waits(entity)),
      },
    ];
  });
}

/**
 * What somebody has made that is not finished, entity by entity: drafts, and what waits in a queue that the declaration
 * names (docs/domain/organisation.md 1.6).
 */
export const openWorkOf = (call: Pick<Call, 'store'>, staffId: RecId): OpenWork[] =>
  openOf(call, staffId).flatMap(({ entity: { name: resource }, drafts, waiting }) =>
    (
      [
        { resource, kind: 'draft', count: drafts.length },
        { resource, kind: 'waiting', count: waiting.length },
      ] as const
    ).filter(({ count }) => count > 0),
  );

/**
 * Hands over by name what somebody leaves open: drafts are the receiver's from then on, and what waits for a decision says in
 * its history who answers for it; who made it stays its maker (docs/domain/authority.md 3.2).
 * @param source what led to it, `resource/id`
 * @returns how many of each
 */
export function handOver(
  call: Pick<Call, 'store'>,
  [from, to]: readonly [RecId, RecId],
  source: string,
): { drafts: number; waiting: number } {
  const { store } = call;
  const at = store.clock.iso();
  const row = { at, by: null, action: 'hand_over', origin: 'AUTO', source, from, to } as const;
  const count = { drafts: 0, waiting: 0 };
  for (const { entity, drafts, waiting } of openOf(call, from)) {
    for (const record of drafts) {
      store.history.add(entity.name, record, { ...row, field: 'createdBy' });
      store.collection(entity.name)?.change(record, { createdBy: to, updatedAt: at });
    }
    for (const record of waiting) store.history.add(entity.name, record, row);
    count.drafts += drafts.length;
    count.waiting += waiting.length;
  }
  return count;
}
