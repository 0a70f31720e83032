import type { WalletState } from '../../../domain/enums/wallets';
import { LEAD } from '../../../domain/enums/lead';
import { SYSTEM_BOUNDS } from '../../../domain/settings';
import { compareMoney, formatMoney } from '../../../domain/money';
import type { Check } from '../../../domain/reconcile/Check';
import { type SystemSettings, USUAL_SYSTEM } from '../../../domain/systemSettings';
import { limitOutOfOrder, type WalletLimits } from '../../../domain/wallets/limits';
import type { ValidationIssue } from '../../../entity/entity';
import type { ActionRecord } from '../../../entity/lifecycle';
import { lifecycleOf } from '../../../entity/lifecycleOf';
import { money } from '../../../fields';
import { WALLETS } from '../rights';

const table = lifecycleOf<WalletState>()(
  'state',
  {
    change_limit: {
      from: ['OPEN'],
      to: 'OPEN',
      stays: true,
      access: WALLETS,
      // Limits are a lead's business (docs/domain/wallets.md 1.2).
      also: LEAD,
      confirm: 'reason',
      tone: 'primary',
    },
  },
  [{ from: ['OPEN'], to: 'CLOSED', by: 'deletion of the customer' }],
);

const limit = () => money({ required: true, max: SYSTEM_BOUNDS.walletAmountMax.max });

const LIMITS = {
  transactionLimit: limit(),
  dailyTransactionLimit: limit(),
  amountLimit: limit(),
} as const;

/** What the gateway sends with a wallet: what it may be allowed to hold at most, and R13 of today. */
export interface WalletFacts extends Pick<SystemSettings, 'walletAmountMax'> {
  daily: Check;
}

/** Which limit is beyond the next one, or beyond what the system allows, at its input. */
function limitRules(
  values: Partial<WalletLimits>,
  { facts }: ActionRecord<object>,
): ValidationIssue<keyof typeof LIMITS>[] {
  const field = limitOutOfOrder(values);
  if (field) return [{ field, message: `wallets.wallet.wrong.${field}` }];
  const { walletAmountMax: max } = (facts as WalletFacts | undefined) ?? USUAL_SYSTEM;
  return compareMoney(values.amountLimit, max) === 1
    ? [{ field: 'amountLimit', message: 'validation.max_value', values: { max: formatMoney(max) } }]
    : [];
}

/** A wallet's limits: transaction ≤ daily ≤ amount, changed by a lead with a reason. */
export const walletLifecycle = {
  ...table,
  inputs: { change_limit: LIMITS },
  inputDefaults: {
    change_limit: ({ transactionLimit, dailyTransactionLimit, amountLimit }: LimitStrings) => ({
      transactionLimit,
      dailyTransactionLimit,
      amountLimit,
    }),
  },
  inputRules: { change_limit: limitRules },
} as const;

type LimitStrings = { readonly [K in keyof typeof LIMITS]?: string | null };
