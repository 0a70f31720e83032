import type { MessageKey } from '../../../i18n/Catalogue';
import { isNegativeMoney, type MoneyValue, toMoney } from '../../money';

/** A wrong or missing value of an act's dialog: the field and the message key beside it. */
export interface InputIssue<F extends string = string> {
  field: F;
  message: MessageKey;
}

/** Rules of a dialog: per field the message for a bad value, or undefined for a good one. */
export type InputRules<T> = { readonly [F in keyof T]-?: (value: T[F]) => MessageKey | undefined };

/** All breaches of an input, in the order of its rules. */
export function issuesOf<T extends object>(
  rules: InputRules<T>,
  input: T,
): InputIssue<keyof T & string>[] {
  return (Object.keys(rules) as (keyof T & string)[]).flatMap((field) => {
    const message = rules[field](input[field]);
    return message ? [{ field, message }] : [];
  });
}

/** An amount that must be there and not below zero. */
export const amount =
  (required: MessageKey) =>
  (value: MoneyValue): MessageKey | undefined => {
    if (value === null || value === undefined || value === '') return required;
    return toMoney(value) === null || isNegativeMoney(value) ? 'validation.amount' : undefined;
  };

/** A choice that must be made. */
export const chosen =
  (required: MessageKey) =>
  (value: unknown): MessageKey | undefined =>
    value === null || value === undefined || value === '' ? required : undefined;
