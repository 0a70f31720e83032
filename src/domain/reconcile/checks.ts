import type { MessageKey, Catalogue } from '../../i18n/Catalogue';
import type { CheckCause, CheckId } from './Check';

/** The checks that a bar shows, which have words for their two sides. */
export type BarCheckId = CheckId & keyof Catalogue['checks'];

/** What the reconciliation bar says of a check: message keys of its name and of its two sides. */
export interface CheckLabel {
  id: BarCheckId;
  labelKey: MessageKey;
  leftKey: MessageKey;
  rightKey: MessageKey;
  /** What the sides are: amounts, numbers of loans, or asset classes (R7: computed or registry). */
  unit: 'money' | 'count' | 'class';
  /** Tab of the loan with the figures; none for checks of lists. */
  tab?: 'detail' | 'installment' | 'refund' | 'account' | 'account-history';
}

const label = (id: BarCheckId, unit: CheckLabel['unit'], tab?: CheckLabel['tab']): CheckLabel => ({
  id,
  labelKey: `checks.${id}.name`,
  leftKey: `checks.${id}.left`,
  rightKey: `checks.${id}.right`,
  unit,
  ...(tab ? { tab } : {}),
});

/** All checks of lending in the order of docs/domain/money.md 9.1. */
export const CHECKS: readonly CheckLabel[] = [
  label('R1', 'money', 'detail'),
  label('R2', 'money', 'installment'),
  label('R3', 'money', 'installment'),
  label('R4', 'money', 'refund'),
  label('R5', 'money', 'account'),
  label('R6', 'money', 'account-history'),
  label('R7', 'class', 'detail'),
  label('R8', 'count'),
  label('R9', 'count'),
  label('R10', 'money'),
  label('R17', 'money'),
  label('R18', 'count'),
  label('R19', 'count'),
  label('R23', 'money', 'installment'),
];

/** Message keys of the causes that R7 may name (docs/domain/money.md 9.3). */
export const CAUSE_KEYS: Readonly<Record<CheckCause, MessageKey>> = {
  waitingForEndOfDay: 'checks.causes.waitingForEndOfDay',
  renewalWatch: 'checks.causes.renewalWatch',
  manualUpgrade: 'checks.causes.manualUpgrade',
};
