import { parseMoneyInput, type MoneyRefusal } from '../../domain/moneyInput';

/** What was typed: an amount as it is sent, nothing, or why it is no amount. */
export type Reading = { value: string | null } | { refused: MoneyRefusal };

/** Reads an amount as it is typed into a form. */
export function readAmount(typed: string, negative: boolean): Reading {
  if (typed.trim() === '') return { value: null };
  const parsed = parseMoneyInput(typed, { negative });
  return 'error' in parsed ? { refused: parsed.reason } : { value: parsed.value };
}
