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

/**
 * What somebody has made that is not finished, entity by entity: drafts, and what waits in a queue that the declaration
 * names (docs/domain/organisation.md 1.6).
 */
export function openWorkOf({ store }: Pick<Call, 'store'>, staffId: RecId): OpenWork[] {
  return store.declared.flatMap((entity): OpenWork[] => {
    const mayWait = entity.waiting !== undefined;
    if (!('createdBy' in entity.fields) || !(mayWait || hasDrafts(entity))) return [];
    const own = (store.collection(entity.name)?.all ?? []).filter(
      ({ createdBy }) => createdBy === staffId,
    );
    const state = entity.lifecycle?.field ?? '';
    const drafts = own.filter((record) => isDraft(record[state]));
    const waiting = own.filter(waits(entity));
    return (
      [
        { resource: entity.name, kind: 'draft', count: drafts.length },
        { resource: entity.name, kind: 'waiting', count: waiting.length },
      ] as const
    ).filter(({ count }) => count > 0);
  });
}
