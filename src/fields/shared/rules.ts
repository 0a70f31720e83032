import type { MessageKey } from '../../i18n/Catalogue';
import { isBlank } from '../../entity/Field';

/** A message key, or a key with the values that its placeholders take. */
export type RuleMessage = MessageKey | { key: MessageKey; values: Record<string, unknown> };

/**
 * A yup test over a value that is there: emptiness is the field's business (`schemaOf`), so blanks pass.
 *
 * @param message shown when `holds` is false
 */
export function rule<V>(name: string, message: RuleMessage, holds: (value: V) => boolean) {
  return {
    name,
    message: () => message,
    test: (value: unknown) => isBlank(value) || holds(value as V),
  };
}

/** A rule over text of a fixed form. */
export const patternRule = (name: string, message: RuleMessage, pattern: RegExp) =>
  rule<unknown>(name, message, (value) => typeof value === 'string' && pattern.test(value.trim()));

/** The message for a value out of range: with both bounds where both exist, else with the one. */
export function rangeMessage(
  min: string | number | undefined,
  max: string | number | undefined,
): RuleMessage {
  if (min !== undefined && max !== undefined)
    return { key: 'validation.range', values: { min, max } };
  return min !== undefined
    ? { key: 'validation.min_value', values: { min } }
    : { key: 'validation.max_value', values: { max } };
}

/** The empty text of an emptied input, as null: for kinds whose values are no text. */
export const emptyToNull = (value: unknown, original: unknown): unknown =>
  original === '' ? null : value;

/** A rule by one of the domain's validators, which answer a message key for what is wrong. */
export const validatorRule = (
  name: string,
  message: RuleMessage,
  validate: (value: string) => string | undefined,
) =>
  rule<unknown>(
    name,
    message,
    (value) => typeof value === 'string' && validate(value) === undefined,
  );
