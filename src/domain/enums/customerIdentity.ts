import { enumeration, type ValueOf } from './enumeration';

// Identity, levels, deletion and sign-in of customers (docs/domain/customers.md 3.1, 7.2, 12.1).

/** A change of level that waits for staff, and what became of it. */
export const LevelChangeState = enumeration('LevelChangeState', [
  ['QUEUED', 'pending'],
  ['APPLIED', 'success'],
  ['REFUSED', 'neutral'],
]);
export type LevelChangeState = ValueOf<typeof LevelChangeState>;

/** What must be settled before a customer can be deleted (docs/domain/customers.md 12.2). */
export const DeleteCheck = enumeration('DeleteCheck', [
  'OPEN_LOAN',
  'WALLET',
  'DEPOSIT',
  'HELD',
  'GUARANTOR',
  'FRAUD_COURT',
  'UNCLAIMED',
]);
export type DeleteCheck = ValueOf<typeof DeleteCheck>;

/** Steps of a deletion, in order; a failed one names where it stopped. */
export const DeleteStep = enumeration('DeleteStep', [
  ['CONTRACTS', 'danger'],
  ['WALLET', 'danger'],
  ['SIGN_IN', 'danger'],
  ['LOG', 'danger'],
]);
export type DeleteStep = ValueOf<typeof DeleteStep>;

/** What a customer must do at the next sign-in. */
export const RequiredSignInAction = enumeration('RequiredSignInAction', [
  ['UPDATE_PASSWORD', 'pending'],
  ['VERIFY_EMAIL', 'pending'],
  ['UPDATE_PROFILE', 'pending'],
  ['CONFIGURE_TOTP', 'pending'],
  ['TERMS_AND_CONDITIONS', 'pending'],
]);

/** Everything that is written into a customer's log, by the name of its action: what writes there takes no other one. */
export const CustomerEvent = enumeration('CustomerEvent', [
  'create',
  'update',
  ['process', 'info'],
  ['approve_identity', 'success'],
  ['deny_identity', 'danger'],
  'change_name',
  ['reject_data', 'warning'],
  ['notify', 'info'],
  ['open', 'success'],
  ['close', 'warning'],
  'override',
  'reveal',
  'change_level',
  'cancel_contract',
  'add_relative',
  'update_relative',
  'remove_relative',
  ['confirm_relative', 'success'],
  ['unconfirm_relative', 'warning'],
  'add_education',
  'update_education',
  'set_prime',
  'approve_cash_out',
  'approve_cancel',
  'refuse_cancel',
  ['block_saving', 'warning'],
  'unblock_saving',
  'fetch_work',
  'connect_qr',
  'disconnect_qr',
  'check_zms',
  'lookup_xyp',
  'accept_xyp',
  'compute_score',
  ['income_approved', 'success'],
  ['release', 'success'],
  'answer_zms',
  'answer_feedback',
  'approve_signature',
  'reject_signature',
  'accept_paper',
  'overrule_approval',
  'overrule_rejection',
  ['watch_black', 'danger'],
  ['watch_grey', 'warning'],
  'watch_off',
  ['delete_customer', 'danger'],
  'award_bonus',
  'expire_envelope',
  'buy_coupon',
  'receive_coupon',
  'give_coupon',
  'use_coupon',
  'coupon_approved',
  'coupon_rejected',
  'return_to_bank',
  'move_temporary',
  'staff_entry',
  'reverse_entry',
  'merchant_contract',
  'merchant_cash_out',
  'merchant_cash_out_failed',
  'transfer_returned',
  'watch_approved',
  'guarantee_refused',
  'guarantee_cancelled',
  'continue_registration',
  'clear_suspicion',
  'correct_regnum',
  'change_company',
  'delete_erroneous',
  'send_receipt',
  'return_receipt',
  'send_sms',
  'keep_sms_back',
  'send_notification',
  'test_notification',
  'print_notice',
  'pay',
  'refund_from_current_account',
  'remind_payment',
  'create_qr',
  'change_limit',
  'activate_number',
  'deactivate_number',
]);
export type CustomerEvent = ValueOf<typeof CustomerEvent>;
