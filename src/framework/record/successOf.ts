import type { AnyEntity } from '../../entity/entity';

/** What is said when an action has been done, in the words of the documents, by the beginning of its name. */
const SUCCESSES: readonly (readonly [RegExp, string])[] = [
  [/^(start|resume)_eod$/, 'toast.eod_started'],
  [/^(unpublish)/, 'toast.unpublished'],
  [/^(publish)/, 'toast.published'],
  [/^(check_zms)/, 'toast.zms_sent'],
  [/^(write_to_zms|write_one|update_written|correct_write)/, 'toast.zms_write_scheduled'],
  [/^(sign|retry_sign)$/, 'toast.contract_made'],
  [/^cancel_contract/, 'toast.contract_cancelled'],
  [/^cede_contract/, 'toast.contract_ceded'],
  [/^undo_cession/, 'toast.cession_undone'],
  [/^move_to_risk_fund/, 'toast.moved_to_risk_fund'],
  [/^move_to_court/, 'toast.moved_to_court'],
  [/^(overrule_approval|reject|refuse|deny|keep_line)/, 'toast.rejected'],
  [/^(overrule_rejection|approve|accept|confirm|grant|verify)/, 'toast.approved'],
  [/^cancel/, 'toast.cancelled'],
  [/^(correct|move_receipt)/, 'toast.corrected'],
  [/^(close|settle)/, 'toast.closed'],
  [/^extend/, 'toast.extended'],
  [/^return_(income|held|receipt|to_bank)/, 'toast.returned'],
  [/^comment/, 'toast.comment_saved'],
  [/^make_default/, 'toast.theme_default_set'],
  [/^(request|ask)/, 'toast.request_sent'],
  [/^(send|answer|hand_to|file_claim)/, 'toast.sent'],
  [/^(delete|remove)/, 'toast.deleted'],
  [/^(pay|record|print)/, 'toast.registered'],
];

/**
 * The words for an action of a life cycle that has been done (docs/domain/calls.md 3.1). One without words of its own
 * has changed the state, or else the record.
 * @returns the message's key, and whether the action itself has to be named beside it
 */
export function successOf({ lifecycle }: Pick<AnyEntity, 'lifecycle'>, action: string) {
  const known = SUCCESSES.find(([names]) => names.test(action))?.[1];
  const stays = lifecycle?.actions[action]?.stays === true;
  return {
    key: known ?? (stays ? 'toast.updated' : 'toast.state_changed'),
    isNamed: known === undefined,
  };
}
