import type { DepositState } from '../../../domain/enums/customers';
import { compareMoney, formatMoney } from '../../../domain/money';
import { payOutBlock, type PayOutFacts } from '../../../domain/ledger/payOut';
import { cashOutBlock, type CashOutFacts } from '../../../domain/savings/cashOut';
import { type SavingRules, USUAL_SYSTEM } from '../../../domain/systemSettings';
import type { ConditionBlock } from '../../../entity/lifecycle';
import { lifecycleOf } from '../../../entity/lifecycleOf';

/** Approves cash-outs and cancellations of savings, blocks and unblocks them. */
const SAVINGS = 'wallet:list';

const table = lifecycleOf<DepositState>()(
  'state',
  {
    approve_cash_out: {
      success: 'toast.approved',
      from: ['CASHOUT_REQUESTED'],
      to: 'CLOSED',
      access: SAVINGS,
      notByMaker: true,
      confirm: 'consequence',
      irreversible: true,
      tone: 'primary',
    },
    approve_cancel: {
      success: 'toast.approved',
      from: ['CANCEL_REQUESTED'],
      to: 'CANCELED',
      access: SAVINGS,
      notByMaker: true,
      confirm: 'consequence',
      irreversible: true,
      tone: 'primary',
    },
    refuse_cancel: {
      success: 'toast.rejected',
      from: ['CANCEL_REQUESTED'],
      to: 'ONGOING',
      access: SAVINGS,
      guard: 'refuses',
      confirm: 'reason',
    },
    block_saving: {
      from: ['ONGOING'],
      to: 'BLOCKED',
      access: SAVINGS,
      guard: 'refuses',
      confirm: 'reason',
      tone: 'danger',
    },
    unblock_saving: {
      from: ['BLOCKED'],
      to: 'ONGOING',
      access: SAVINGS,
      notByMaker: true,
      confirm: 'reason',
    },
  },
  [
    { from: ['PENDING'], to: 'ONGOING', by: 'first deposit' },
    { from: ['PENDING'], to: 'REJECTED', by: 'system' },
    { from: ['ONGOING'], to: 'CASHOUT_REQUESTED', by: 'customer' },
    { from: ['ONGOING'], to: 'CANCEL_REQUESTED', by: 'customer' },
    { from: ['ONGOING'], to: 'EXPIRED', by: 'time' },
    { from: ['EXPIRED'], to: 'CASHOUT_REQUESTED', by: 'customer' },
    { from: ['ONGOING'], to: 'BLOCKED', by: 'saving-backed loan' },
    { from: ['BLOCKED'], to: 'ONGOING', by: 'saving-backed loan' },
  ],
);

/** What of savings the conditions are about. */
interface SavingFacts {
  readonly isLoanOpen?: boolean | null;
  readonly cashOutAccess?: string | null;
  readonly balance?: string | null;
  readonly daysToPayment?: number | null;
  readonly walletRoom?: string | null;
  readonly isPrimeAccount?: boolean | null;
  /** `SavingFactsNow`: the gateway sends them with the record. */
  readonly facts?: unknown;
}

/** The rules that are set for savings, and what decides on money that leaves the house. */
export interface SavingFactsNow extends SavingRules {
  payOut: PayOutFacts;
}

/** Conditions of a cash-out, and of unblocking savings that back a loan (docs/domain/customers.md 9.3). */
function conditions(
  action: keyof typeof table.actions,
  record: SavingFacts,
): ConditionBlock | null {
  if (action === 'unblock_saving' && record.isLoanOpen === true)
    return { kind: 'condition', message: 'actionBlocks.saving_backs_loan' };
  const isEnd = action === 'approve_cash_out' || action === 'approve_cancel';
  const known = record.facts as SavingFactsNow | undefined;
  // What finds no room on the wallet leaves the house; the interest of the last days is the smaller part.
  if (isEnd && compareMoney(record.balance, record.walletRoom) === 1) {
    if (record.isPrimeAccount === false)
      return { kind: 'condition', message: 'actionBlocks.saving_no_room' };
    const against = known ? payOutBlock(known.payOut, null) : null;
    if (against) return against;
  }
  if (action !== 'approve_cash_out') return null;
  const facts: CashOutFacts = {
    access: String(record.cashOutAccess ?? 'YES'),
    balance: String(record.balance ?? '0'),
    daysToPayment: record.daysToPayment ?? null,
  };
  const rules = known ?? USUAL_SYSTEM;
  const actionBlock = cashOutBlock(facts, rules);
  if (!actionBlock) return null;
  return {
    kind: 'condition',
    message: `actionBlocks.cash_out_${actionBlock}`,
    values: { amount: formatMoney(rules.savingBalanceMin), days: rules.savingPaymentDays },
  };
}

/** Savings (docs/domain/customers.md 9.2, 9.3). */
export const savingLifecycle = { ...table, conditions } as const;
