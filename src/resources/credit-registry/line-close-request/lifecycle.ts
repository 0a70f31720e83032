import type { ApprovalState } from '../../../domain/enums/common';
import { compareMoney, type MoneyValue } from '../../../domain/money';
import { type Conditions, conditionsOf } from '../../../entity/Condition';
import type { ConditionBlock } from '../../../entity/lifecycle';
import { lifecycleOf } from '../../../entity/lifecycleOf';

/** Answers requests to close credit lines (docs/domain/registries.md 3.1). */
export const CLOSE_LINES = 'zms-loan:list';

const table = lifecycleOf<ApprovalState>()('state', {
  close_line: {
    success: 'toast.closed',
    from: ['PENDING'],
    to: 'APPROVED',
    access: CLOSE_LINES,
    confirm: 'reason',
    irreversible: true,
    notByMaker: true,
    tone: 'primary',
  },
  keep_line: {
    success: 'toast.rejected',
    from: ['PENDING'],
    to: 'REJECTED',
    access: CLOSE_LINES,
    guard: 'refuses',
    confirm: 'reason',
    irreversible: true,
    tone: 'danger',
  },
});

type LineCloseActionName = keyof typeof table.actions;

/** What the conditions of a request to close a line are calculated from. */
export interface LineCloseFacts {
  /** What is still owed under the line. */
  balance: MoneyValue;
}

/** A line with a balance is not closed (docs/domain/registries.md 3.1). */
export const lineCloseConditions: Conditions<LineCloseActionName, LineCloseFacts> = {
  close_line: [{ key: 'line_owes', holds: ({ balance }) => compareMoney(balance, 0) !== 1 }],
};

/** Why an answer is closed beside state and right; without facts the gateway judges. */
const lineCloseBlock = (
  action: LineCloseActionName,
  { facts }: { readonly facts?: unknown },
): ConditionBlock | null =>
  facts ? conditionsOf(lineCloseConditions, action)(facts as LineCloseFacts) : null;

/** The answers to a request to close a credit line at the registry (docs/domain/registries.md 3.1): both are final. */
export const lineCloseLifecycle = {
  ...table,
  conditions: lineCloseBlock,
} as const;
