import type { LoanActName } from '../../domain/lifecycles/loanLifecycle';
import type { Lifecycle } from '../../entity/lifecycle';
import loans from './loans';

/** The life cycle of loans with the acts that a list of loans offers for its rows; the others stand on the loan. */
export function loanListActs(...names: LoanActName[]): Lifecycle<'state' | 'code'> {
  const { lifecycle } = loans;
  if (!lifecycle) throw new Error('A loan has a life cycle.');
  const chosen = names.map((name) => {
    const action = lifecycle.actions[name];
    const isHere = action.reverse !== undefined && names.some((other) => other === action.reverse);
    return [name, isHere ? action : { ...action, reverse: undefined }] as const;
  });
  return { ...lifecycle, field: 'state', code: 'code', actions: Object.fromEntries(chosen) };
}
