import type { AnyEntity } from '../../src/entity/entity';
import type { Lifecycle } from '../../src/entity/lifecycle';
import type { HistoryRow } from './History';
import type { Hooks } from './Hooks';
import type { MockRecord } from './MockRecord';
import type { Store } from './Store';

/**
 * The actions that decide on what somebody else made, and the states in which that waits. An action that leaves a record as
 * it is decides on nothing that waits: of a customer, whom many change for years, it is refused to the author alone.
 */
function decisionsOf(lifecycle: Lifecycle | undefined) {
  const deciding = Object.entries(lifecycle?.actions ?? {}).filter(
    ([, { notByMaker, stays }]) => notByMaker && !stays,
  );
  return {
    names: new Set(deciding.map(([name]) => name)),
    waits: new Set(deciding.flatMap(([, { from }]) => from)),
  };
}

/**
 * Whether a row says that somebody wrote, or asked for the decision on, what is decided. Who hands a record from desk to
 * desk, comments on it or refuses it has made nothing; nor has who takes a decision back, which may be put right at once.
 */
function isMaking(
  { action, field, origin }: HistoryRow,
  lifecycle: Lifecycle | undefined,
  { names, waits }: ReturnType<typeof decisionsOf>,
): boolean {
  if (origin !== 'MANUAL') return false;
  const known = lifecycle?.actions[action];
  const changes = field !== undefined && field !== lifecycle?.field;
  if (!known) return action === 'create' || changes;
  if (known.stays) return changes;
  const asks = waits.has(known.to) && !known.from.some((state) => waits.has(state));
  // Who takes a decision back has the decision for its way back.
  return asks && !(known.reverse !== undefined && names.has(known.reverse));
}

/** Who made a record, or changed it or asked for its decision since it was decided last. */
function writersOf(store: Store, entity: AnyEntity, record: MockRecord): string[] {
  const { lifecycle, name, of } = entity;
  const decisions = decisionsOf(lifecycle);
  // A list over another room's records: whoever wrote them there is known there, by the record as it is kept.
  const keeper = of?.resource ?? name;
  const kept = store.collection(keeper)?.get(record.id) ?? record;
  const rows = store.history.of(keeper, kept);
  const decided = rows.findIndex(({ action }) => decisions.names.has(action));
  return rows
    .slice(0, decided === -1 ? undefined : decided)
    .filter((row) => isMaking(row, lifecycle, decisions))
    .flatMap(({ by }) => by ?? []);
}

/**
 * Who may not decide on a record, by user id: whoever made it, changed it or asked for its decision, and whoever wrote the
 * draft that it is about (docs/domain/interface.md 6.3). Undefined for an entity of which nothing is decided by two.
 */
export function makersOf(
  store: Store,
  entity: AnyEntity,
  record: MockRecord,
  hooks?: Pick<Hooks, 'draftOf'>,
): string[] | undefined {
  if (decisionsOf(entity.lifecycle).names.size === 0) return undefined;
  const { createdBy } = record;
  const about = hooks?.draftOf?.(record);
  const drafts = about && store.collection(about.resource);
  const draft = about && drafts?.get(about.id);
  return [
    ...new Set([
      ...(typeof createdBy === 'string' ? [createdBy] : []),
      ...writersOf(store, entity, record),
      ...(drafts && draft ? writersOf(store, drafts.entity, draft) : []),
    ]),
  ];
}
