import type { ConditionBlock } from '../../../entity/lifecycle';
import type { AccountFacts } from './api';

/** What is done with an account as a whole. */
export type AccountAct = 'delete' | 'switch_on' | 'switch_off' | 'add_role' | 'remove_role';

const OWN = {
  delete: 'users.own_account',
  switch_on: 'users.own_account_off',
  switch_off: 'users.own_account_off',
  add_role: 'users.own_role',
  remove_role: 'users.own_role',
} as const;

/**
 * Why an account stays as it is: nobody changes the rights of their own, the last who can manage users stays, who has left is
 * given nothing, and an account that somebody works with is closed by ending the employment (docs/domain/identity.md 6.4).
 * @param own it is the account of who asks
 */
export function accountBlock(
  act: AccountAct,
  { isLastManager, employee, positions = [] }: AccountFacts,
  own: boolean,
): ConditionBlock | null {
  const blocked = (
    message: ConditionBlock['message'],
    values?: ConditionBlock['values'],
  ): ConditionBlock => ({ kind: 'condition', message, values });
  const isGain = act === 'switch_on' || act === 'add_role';
  if (own) return blocked(OWN[act]);
  if (isGain) return employee?.state === 'LEFT' ? blocked('users.has_left') : null;
  // Which role makes somebody a manager is for the gateway to say.
  if (act === 'remove_role') return null;
  if (isLastManager) return blocked('actionBlocks.last_manager');
  if (act === 'switch_off') return null;
  if (employee?.state === 'WORKING') return blocked('users.employed', { name: employee.name });
  return positions.length > 0
    ? blocked('users.has_position', { positions: positions.join(', ') })
    : null;
}
