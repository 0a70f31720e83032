import type { FraudLogState } from '../../../domain/enums/accounting';
import { lifecycleOf } from '../../../entity/lifecycleOf';
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
const noted = { access: FRAUD, confirm: 'reason', isComment: true } as const;
const settled = { ...noted, irreversible: true } as const;

const table = lifecycleOf<FraudLogState>()('state', {
  ask_customer: {
    ...noted,
    from: ['NEW', ...others('CLARIFIED_FROM_CUSTOMER')],
    to: 'CLARIFIED_FROM_CUSTOMER',
  },
  ask_merchant: {
    ...noted,
    from: ['NEW', ...others('CLARIFYING_FROM_MERCHANT')],
    to: 'CLARIFYING_FROM_MERCHANT',
  },
  ask_bank: {
    ...noted,
    from: ['NEW', ...others('CLARIFYING_FROM_BANK')],
    to: 'CLARIFYING_FROM_BANK',
  },
  settle_by_user: { ...settled, from: [...CLARIFYING], to: 'SETTLED_BY_USER', tone: 'primary' },
  settle_by_nbfi: { ...settled, from: [...CLARIFYING], to: 'SETTLED_BY_NBFI' },
  send_to_court: { ...noted, from: [...CLARIFYING], to: 'SENDING_TO_COURT', tone: 'danger' },
  mark_sent_to_court: { ...noted, from: ['SENDING_TO_COURT'], to: 'SENT_TO_COURT' },
  settle_in_court: {
    ...settled,
    from: ['SENT_TO_COURT'],
    to: 'SETTLED_IN_COURT',
    tone: 'primary',
  },
  comment: {
    ...noted,
    from: ['NEW', ...CLARIFYING, 'SENDING_TO_COURT', 'SENT_TO_COURT'],
    to: 'NEW',
    stays: true,
  },
});

/** A fraud case (docs/domain/money.md 4.4). Every step needs a comment; what is settled is final. */
export const fraudLifecycle = { ...table, code: 'number' } as const;
