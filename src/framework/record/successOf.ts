import type { AnyEntity } from '../../entity/entity';

/**
 * The words for an action of a life cycle that has been done (docs/domain/calls.md 3.1). One without words of its own
 * has changed the state, or else the record.
 * @returns the message's key, and whether the action itself has to be named beside it
 */
export function successOf({ lifecycle }: Pick<AnyEntity, 'lifecycle'>, action: string) {
  const { success, stays, guard } = lifecycle?.actions[action] ?? {};
  // Nothing has changed yet.
  if (guard === 'inForceByAnother') return { key: 'toast.asked_change' as const, isNamed: true };
  return {
    key: success ?? (stays ? 'toast.updated' : 'toast.state_changed'),
    isNamed: success === undefined,
  };
}
