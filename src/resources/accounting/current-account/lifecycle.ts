import type { TemporaryState } from '../../../domain/enums/wallets';
import { TemporaryTarget } from '../../../domain/enums/wallets';
import { payOutBlock, type PayOutFacts } from '../../../domain/ledger/payOut';
import { CONFIRM } from '../../../domain/settings';
import { moveAmountIssue } from '../../../domain/wallets/temporaryMoves';
import type { ValidationIssue } from '../../../entity/entity';
import type { ActionPerson, AskedWhen, ConditionBlock } from '../../../entity/lifecycle';
import { lifecycleOf } from '../../../entity/lifecycleOf';
import { choice, longText, money, reference } from '../../../fields';
import { WALLETS } from '../../wallets/rights';
import { CORRECT_BOOKS } from '../rights';

const out = {
  from: ['HOLDING'],
  to: 'HOLDING',
  stays: true,
  access: WALLETS,
  confirm: 'consequence',
  irreversible: true,
} as const;

const table = lifecycleOf<TemporaryState>()(
  'state',
  {
    move_temporary: { ...out, guard: { limit: 'amount' }, tone: 'primary' },
    // What leaves the house takes the right of the books; from an amount on it is asked for, and another person pays.
    return_to_bank: { ...out, success: 'toast.returned', access: CORRECT_BOOKS, tone: 'danger' },
    approve_return: { ...out, success: 'toast.approved', access: CORRECT_BOOKS, tone: 'primary' },
    refuse_return: {
      success: 'toast.rejected',
      from: ['HOLDING'],
      to: 'HOLDING',
      stays: true,
      access: CORRECT_BOOKS,
      confirm: 'reason',
      tone: 'danger',
    },
  },
  [
    { from: ['EMPTY'], to: 'HOLDING', by: 'money that is not allocated' },
    { from: ['HOLDING'], to: 'EMPTY', by: 'the last of it leaving' },
  ],
);

const amount = () => money({ required: true, min: '0.01' });
const note = () => longText({ required: true, min: CONFIRM.reasonMin, max: CONFIRM.reasonMax });

const INPUTS = {
  return_to_bank: { amount: amount(), note: note() },
  move_temporary: {
    target: choice(TemporaryTarget, { required: true }),
    toCustomerId: reference('customers'),
    amount: amount(),
    note: note(),
  },
} as const;

/** What of an account the actions are judged by. */
interface AccountFacts {
  readonly id?: unknown;
  readonly balance?: string | null;
  readonly walletRoom?: string | null;
  readonly isPrimeAccount?: boolean | null;
  readonly ownerMatch?: string | null;
  /** What somebody has asked to return and another person has not decided on yet. */
  readonly returnAmount?: string | null;
  readonly returnAskedBy?: string | null;
  /** `PayOutFacts`: the gateway sends them with the record. */
  readonly facts?: unknown;
}

interface Asked {
  readonly amount?: string | null;
  readonly target?: string | null;
  readonly toCustomerId?: number | string | null;
}

/**
 * An amount beyond the balance, or beyond what the wallet may hold, at its input; the gateway judges it by the figures of
 * the moment.
 */
function amountIssues({ amount: typed, target }: Asked, { balance, walletRoom }: AccountFacts) {
  const message =
    typed === null || typed === undefined || balance === null || balance === undefined
      ? null
      : moveAmountIssue(typed, balance, target === 'WALLET' ? walletRoom : undefined);
  return message ? [{ field: 'amount' as const, message }] : [];
}

/** Whose account the money goes to must be said, and be another one. */
function targetIssues({ target, toCustomerId }: Asked, { id }: AccountFacts) {
  if (target !== 'CUSTOMER') return [];
  const isMissing = toCustomerId === null || toCustomerId === undefined || toCustomerId === '';
  if (isMissing)
    return [{ field: 'toCustomerId' as const, message: 'validation.required' as const }];
  return String(toCustomerId) === String(id)
    ? [{ field: 'toCustomerId' as const, message: 'accounting.temporary.same_account' as const }]
    : [];
}

const blocked = (message: ConditionBlock['message']): ConditionBlock => ({
  kind: 'condition',
  message,
});

/** What was asked for is decided by another person, once. */
function askedBlock(
  action: keyof typeof table.actions,
  { returnAmount, returnAskedBy }: AccountFacts,
  { id }: ActionPerson,
): ConditionBlock | null {
  const isAsked = typeof returnAmount === 'string';
  if (action === 'return_to_bank') return isAsked ? blocked('actionBlocks.return_waits') : null;
  if (!isAsked) return blocked('actionBlocks.return_not_asked');
  return action === 'approve_return' && returnAskedBy === id
    ? { ...blocked('actionBlocks.return_own'), own: true }
    : null;
}

/**
 * Money goes back to a prime account whose owner is the customer by the bank's own word, by the rules of everything that
 * leaves the house (docs/domain/money.md 3.2, 4.12).
 */
function conditions(
  action: keyof typeof table.actions,
  record: AccountFacts,
  person: ActionPerson,
): ConditionBlock | null {
  if (action === 'move_temporary') return null;
  const asked = askedBlock(action, record, person);
  if (asked || action === 'refuse_return') return asked;
  const { isPrimeAccount, ownerMatch, returnAmount = null, facts } = record;
  if (isPrimeAccount === false) return blocked('actionBlocks.temporary_no_prime');
  if (ownerMatch === 'DIFFERENT') return blocked('actionBlocks.temporary_owner_differs');
  return facts ? payOutBlock(facts as PayOutFacts, returnAmount) : null;
}

const inputsWhen = {
  move_temporary: { toCustomerId: { field: 'target', is: ['CUSTOMER'] } },
} as const satisfies AskedWhen<typeof INPUTS>;

/** What may be done with money of a temporary account beside repaying a loan (docs/domain/money.md 3.2). */
export const currentAccountLifecycle = {
  ...table,
  inputs: INPUTS,
  inputDefaults: {
    return_to_bank: ({ balance }: AccountFacts) => ({ amount: balance }),
    move_temporary: ({ balance }: AccountFacts) => ({ target: 'WALLET' as const, amount: balance }),
  },
  inputRules: {
    return_to_bank: (values: Asked, record: AccountFacts): ValidationIssue<'amount'>[] =>
      amountIssues(values, record),
    move_temporary: (
      values: Asked,
      record: AccountFacts,
    ): ValidationIssue<'amount' | 'toCustomerId'>[] => [
      ...targetIssues(values, record),
      ...amountIssues(values, record),
    ],
  },
  inputsWhen,
  conditions,
} as const;
