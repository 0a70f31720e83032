import type { AnyEntity } from '../../entity/entity';

/** What the documents say when an action has failed, by the beginning of its name. */
const FAILURES: readonly (readonly [RegExp, string])[] = [
  [/^unpublish/, 'error.unpublish_failed'],
  [/^publish/, 'error.publish_failed'],
  [/^cancel/, 'error.cancel_failed'],
  [/^(delete|remove)/, 'error.delete_failed'],
  [/^send/, 'error.send_failed'],
  [/^repay|^pay/, 'error.loan_payment_request'],
  [/^(comment|reply)/, 'error.comment_save_failed'],
];

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
): string {
  const { lifecycle, failures } = entity;
  if (failures?.refused && REFUSED.includes(status)) return failures.refused;
  const known = FAILURES.find(([names]) => names.test(action))?.[1];
  const stays = lifecycle?.actions[action]?.stays === true;
  return known ?? (stays ? 'error.update_failed' : 'error.state_change_failed');
}
