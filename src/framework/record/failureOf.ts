import type { MessageKey } from '../../i18n/Catalogue';
import type { AnyEntity } from '../../entity/entity';

/** Answers that refuse what was typed: an entity may have words of its own for that. */
const REFUSED: readonly unknown[] = [400, 422];

/**
 * Message key of what has failed with an action of a life cycle (docs/domain/calls.md 4.1).
 * @param status of the answer
 */
export function failureOf(
  entity: Pick<AnyEntity, 'lifecycle' | 'failures'>,
  action: string,
  status?: unknown,
): MessageKey {
  const { lifecycle, failures } = entity;
  if (failures?.refused && REFUSED.includes(status)) return failures.refused;
  const { failure, stays } = lifecycle?.actions[action] ?? {};
  return failure ?? (stays ? 'error.update_failed' : 'error.state_change_failed');
}
