import type { TemporaryState } from '../../../domain/enums/wallets';
import { TemporaryTarget } from '../../../domain/enums/wallets';
import { CONFIRM } from '../../../domain/settings';
import { moveAmountIssue } from '../../../domain/wallets/temporaryMoves';
import type { ValidationIssue } from '../../../entity/entity';
import type { AskedWhen, ConditionBlock } from '../../../entity/lifecycle';
import { lifecycleOf } from '../../../entity/lifecycleOf';
import { choice, longText, money, reference } from '../../../fields';
import { WALLETS } from '../../wallets/rights';

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
    move_temporary: { ...out, tone: 'primary' },
    return_to_bank: { ...out, tone: 'danger' },
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

/** Money goes back to a prime account whose owner is the customer by the bank's own word (docs/domain/money.md 3.2). */
function conditions(
  action: keyof typeof table.actions,
  { isPrimeAccount, ownerMatch }: AccountFacts,
): ConditionBlock | null {
  if (action !== 'return_to_bank') return null;
  if (isPrimeAccount === false)
    return { kind: 'condition', message: 'actionBlocks.temporary_no_prime' };
  return ownerMatch === 'DIFFERENT'
    ? { kind: 'condition', message: 'actionBlocks.temporary_owner_differs' }
    : null;
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
