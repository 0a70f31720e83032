import { LOAN } from '../../../domain/settings';
import type { CarLoanRequestState } from '../../../domain/enums/car-loans';
import { compareMoney, type MoneyValue } from '../../../domain/money';
import { type Conditions, conditionsOf } from '../../../entity/Condition';
import type { PartialValues } from '../../../entity/Field';
import type { ActionPerson, ConditionBlock } from '../../../entity/lifecycle';
import { lifecycleOf } from '../../../entity/lifecycleOf';
import { bank, percent, text } from '../../../fields';
import { type LoanState, OPEN_LOAN_STATES } from '../../../domain/enums/loans';
import { LOAN_QUEUE } from '../../loans/rights';
import { CAR_REQUEST, DRAFT_CAR_REQUEST } from '../rights';
import type { loanRequestFields } from './loanRequest.entity';

const table = lifecycleOf<CarLoanRequestState>()('state', {
  submit: {
    from: ['draft'],
    to: 'pending',
    access: CAR_REQUEST,
    guard: 'asks',
    confirm: 'consequence',
  },
  take_over: {
    from: ['draft'],
    to: 'draft',
    stays: true,
    access: DRAFT_CAR_REQUEST,
    confirm: 'consequence',
    consequences: ['createdBy'],
  },
  grant: {
    success: 'toast.approved',
    from: ['pending'],
    to: 'granted',
    access: LOAN_QUEUE,
    confirm: 'consequence',
    notByMaker: true,
    tone: 'primary',
  },
  close: {
    success: 'toast.closed',
    from: ['pending', 'granted'],
    to: 'closed',
    access: LOAN_QUEUE,
    guard: 'refuses',
    confirm: 'reason',
    irreversible: true,
    tone: 'danger',
  },
});

type CarLoanActionName = keyof typeof table.actions;

/** What the conditions of a request are calculated from. */
interface CarLoanFacts {
  isMaker: boolean;
  /** The maker's account is closed or gone: nobody hands the draft in any more. */
  isMakerGone: boolean;
  amount: MoneyValue;
  /** Price × percent by year threshold; none where price or percent is not configured. */
  cap?: MoneyValue;
  /** State of the loan that a grant has led to; none without one. */
  loanState?: LoanState | null;
}

/** States of a loan that is on its way or owed. */
const LEADING: readonly LoanState[] = [
  ...OPEN_LOAN_STATES,
  'LOAN_ONHOLD',
  'LOAN_LONG_ONHOLD',
  'LOAN_REQUEST_FAILED',
  'LOAN_POSTING_FAILED',
  'LOAN_TRANSFER_FAILED',
];

/** Only the creator hands a draft in, and another one takes it over when that one has left; a loan is within its cap (docs/domain/lending.md 15.1, 15.2). */
export const carLoanConditions: Conditions<CarLoanActionName, CarLoanFacts> = {
  submit: [{ key: 'creator_only', holds: ({ isMaker }) => isMaker }],
  take_over: [{ key: 'maker_at_work', holds: ({ isMakerGone }) => isMakerGone }],
  // Money that was paid out is not taken back by closing the request for it.
  close: [
    {
      key: 'car_loan_open',
      holds: ({ loanState }) => !loanState || !LEADING.includes(loanState),
    },
  ],
  grant: [
    { key: 'cap_not_configured', holds: ({ cap }) => compareMoney(cap, 0) !== null },
    {
      key: 'cap_exceeded',
      holds: ({ amount, cap }) => {
        const order = compareMoney(amount, cap);
        return order === -1 || order === 0;
      },
      values: ({ cap }) => ({ cap: String(cap ?? '') }),
    },
  ],
};

/** Why an action is closed beside state and right: whose draft it is, and the cap. */
const carLoanBlock = (
  action: CarLoanActionName,
  {
    createdBy,
    requestedAmount,
    cap,
    loanState,
    isMakerGone,
  }: PartialValues<typeof loanRequestFields> & {
    readonly loanState?: unknown;
    readonly isMakerGone?: unknown;
  },
  { id }: ActionPerson,
): ConditionBlock | null =>
  conditionsOf(
    carLoanConditions,
    action,
  )({
    isMaker: id !== undefined && createdBy === id,
    isMakerGone: isMakerGone === true,
    amount: requestedAmount,
    cap,
    loanState: loanState as LoanState | null | undefined,
  });

/**
 * A request for a loan against a car (docs/domain/lending.md 15.1): draft → pending → granted → closed; a refusal closes
 * it. A grant asks for what the customer could not know: the interest, and the account that the money will be paid to.
 */
export const carLoanLifecycle = {
  ...table,
  inputs: {
    grant: {
      interestRate: percent({ required: true, min: 0, max: LOAN.interestRateMaxPercent }),
      bankCode: bank({ required: true }),
      accountNumber: text({ required: true, max: 30 }),
    },
  },
  conditions: carLoanBlock,
} as const;
