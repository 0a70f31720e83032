import type { RaRecord } from 'ra-core';
import type { Enumeration } from '../../domain/enums/enumeration';
import { labelKeyOf } from '../../domain/enums/readEnum';
import type { AnyEntity } from '../../entity/entity';
import type { Translate } from '../../entity/Field';
import { isMany, lastDigits } from '../../domain/confirmation';
import type { ReasonOption } from '../../ui/ConfirmDialog/ReasonField';
import type { Typed } from '../../ui/ConfirmDialog/TypedField';

/** The predefined reasons of an action in words; undefined where the reason is free text. */
export const reasonsOf = (
  reasons: Enumeration | undefined,
  translate: Translate,
): ReasonOption[] | undefined =>
  reasons?.values.map((value) => ({
    value: String(value),
    // Codes of the documents are what staff say to each other.
    label:
      typeof value === 'number'
        ? `${value} ${translate(labelKeyOf(reasons, value))}`
        : translate(labelKeyOf(reasons, value)),
  }));

/** What an action's words are made with. */
interface Words {
  label: (field: string) => string;
  translate: Translate;
}

/**
 * What is typed before an action is done with records (docs/domain/interface.md 6.2): their number where they are many, or
 * several of a kind that is typed for one; the last digits of the record's own number where such an action is done with
 * it alone. Undefined where nothing has to be typed.
 */
export function typedOf(
  { lifecycle }: AnyEntity,
  action: string,
  records: readonly RaRecord[],
  { label, translate }: Words,
): Typed | undefined {
  const counts = records.map((record) => lifecycle?.recordsOf?.(action, record) ?? 1);
  const count = counts.reduce((sum, one) => sum + one, 0);
  const isTyped = lifecycle?.actions[action].confirm === 'typed';
  if (isTyped && records.length > 1) return countTyped(count, translate);
  const many = typedCount(count, translate);
  if (many) return many;
  if (!isTyped) return undefined;
  const [record] = records;
  const own: unknown = lifecycle.code && record[lifecycle.code];
  return lifecycle.code && (own ?? null) !== null
    ? typedNumber(own, label(lifecycle.code), translate)
    : typedNumber(record.id, translate('shell.confirm.id'), translate);
}

/** The number of records to be typed, however few they are: what goes to everybody. */
export const countTyped = (count: number, translate: Translate): Typed => ({
  code: String(count),
  label: translate('shell.confirm.count'),
});

/** The number of records to be typed where an action is done with more than 20 of them; undefined for fewer. */
export const typedCount = (count: number, translate: Translate): Typed | undefined =>
  isMany(count) ? countTyped(count, translate) : undefined;

/**
 * The last digits of a record's number, to be typed.
 * @param number with whatever stands between its digits
 * @param name what the number is, in words
 */
export function typedNumber(number: unknown, name: string, translate: Translate): Typed {
  const code = lastDigits(String(number));
  return {
    code,
    label: translate('shell.confirm.last_digits', { number: name, count: code.length }),
  };
}
