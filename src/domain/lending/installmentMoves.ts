import type { AutoMove } from '../../entity/lifecycle';
import type { InstallmentState } from '../enums/loans';

/**
 * The installment (docs/domain/lending.md 5.6): nobody acts on a row, the actions of its loan move it. A part-paid row
 * stays UNPAID; PAID goes back by a correction line alone; EXTENDED and CANCELLED are final.
 */
export const installmentMoves: readonly AutoMove<InstallmentState>[] = [
  { from: ['UNPAID'], to: 'PAID', by: 'pay' },
  { from: ['UNPAID'], to: 'EXTENDED', by: 'extend' },
  { from: ['UNPAID'], to: 'CANCELLED', by: 'renew_overdue_schedule' },
  { from: ['UNPAID'], to: 'CANCELLED', by: 'pay_in_advance' },
  { from: ['UNPAID'], to: 'CANCELLED', by: 'close_from_risk_fund' },
  { from: ['UNPAID'], to: 'CANCELLED', by: 'settle_claim' },
  { from: ['PAID'], to: 'UNPAID', by: 'correction_line' },
];

/** True when the rules let a row go from one state to another. */
export const mayMoveInstallment = (from: InstallmentState, to: InstallmentState): boolean =>
  installmentMoves.some((move) => move.from.includes(from) && move.to === to);
