import type { FraudLogState } from '../../../domain/enums/accounting';
import type { AskRules, Asks } from '../../../entity/lifecycle';
import type { Fields } from '../../../entity/Field';
import { CONFIRM } from '../../../domain/settings';
import { lifecycleOf } from '../../../entity/lifecycleOf';
import { longText } from '../../../fields';
import { FRAUD } from '../rights';

/** Somebody is being asked. */
const CLARIFYING = [
  'CLARIFIED_FROM_CUSTOMER',
  'CLARIFYING_FROM_MERCHANT',
  'CLARIFYING_FROM_BANK',
] as const satisfies readonly FraudLogState[];

/** States in which a case is over: nothing holds the customer's accesses any more. */
export const SETTLED_FRAUD = [
  'SETTLED_BY_USER',
  'SETTLED_BY_NBFI',
  'SETTLED_IN_COURT',
] as const satisfies readonly FraudLogState[];

const others = (state: (typeof CLARIFYING)[number]) => CLARIFYING.filter((one) => one !== state);
const written = { access: FRAUD, confirm: 'consequence' } as const;
/** Asking and writing down move no money. */
const noted = { ...written, guard: 'notes' } as const;
/** Whoever reported a case does not end it: the accesses of its customer, and the money over it, are free again. */
const settled = { ...written, irreversible: true, notByMaker: true } as const;

const table = lifecycleOf<FraudLogState>()('state', {
  ask_customer: {
    success: 'toast.request_sent',
    ...noted,
    from: ['NEW', ...others('CLARIFIED_FROM_CUSTOMER')],
    to: 'CLARIFIED_FROM_CUSTOMER',
  },
  ask_merchant: {
    success: 'toast.request_sent',
    ...noted,
    from: ['NEW', ...others('CLARIFYING_FROM_MERCHANT')],
    to: 'CLARIFYING_FROM_MERCHANT',
  },
  ask_bank: {
    success: 'toast.request_sent',
    ...noted,
    from: ['NEW', ...others('CLARIFYING_FROM_BANK')],
    to: 'CLARIFYING_FROM_BANK',
  },
  settle_by_user: {
    success: 'toast.closed',
    ...settled,
    from: [...CLARIFYING],
    to: 'SETTLED_BY_USER',
    tone: 'primary',
  },
  settle_by_nbfi: {
    success: 'toast.closed',
    ...settled,
    from: [...CLARIFYING],
    to: 'SETTLED_BY_NBFI',
  },
  send_to_court: {
    success: 'toast.sent',
    ...noted,
    from: [...CLARIFYING],
    to: 'SENDING_TO_COURT',
    tone: 'danger',
  },
  mark_sent_to_court: { ...noted, from: ['SENDING_TO_COURT'], to: 'SENT_TO_COURT' },
  settle_in_court: {
    success: 'toast.closed',
    ...settled,
    from: ['SENT_TO_COURT'],
    to: 'SETTLED_IN_COURT',
    tone: 'primary',
  },
  comment: {
    success: 'toast.comment_saved',
    failure: 'error.comment_save_failed',
    ...noted,
    from: ['NEW', ...CLARIFYING, 'SENDING_TO_COURT', 'SENT_TO_COURT'],
    to: 'NEW',
    stays: true,
  },
});

type FraudAction = keyof typeof table.actions;

const asked = { comment: longText({ required: true, max: CONFIRM.reasonMax }) };

const inputs = {
  ask_customer: asked,
  ask_merchant: asked,
  ask_bank: asked,
  settle_by_user: asked,
  settle_by_nbfi: asked,
  send_to_court: asked,
  mark_sent_to_court: asked,
  settle_in_court: asked,
  comment: asked,
} as const satisfies Asks<FraudAction>;

/** A comment is measured by a rule of its own, with the documents' words. */
const longEnough = ({ comment }: { comment?: string | null }) =>
  comment && [...comment.trim()].length < CONFIRM.fraudCommentMin
    ? [
        {
          field: 'comment' as const,
          message: 'validation.comment_min' as const,
          values: { char: CONFIRM.fraudCommentMin },
        },
      ]
    : [];

const inputRules: AskRules<typeof inputs, Fields> = {
  ask_customer: longEnough,
  ask_merchant: longEnough,
  ask_bank: longEnough,
  settle_by_user: longEnough,
  settle_by_nbfi: longEnough,
  send_to_court: longEnough,
  mark_sent_to_court: longEnough,
  settle_in_court: longEnough,
  comment: longEnough,
};

/** A fraud case (docs/domain/money.md 4.4). Every step needs a comment; what is settled is final. */
export const fraudLifecycle = { ...table, inputs, inputRules, code: 'number' } as const;
