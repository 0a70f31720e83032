import { maskOf, rowFieldsOf, type Field, type Fields } from './Field';

type Row = Readonly<Record<string, unknown>>;

const maskedNames = new WeakMap<Fields, readonly string[]>();

/** Names of the fields that hide something, in themselves or in their sub-records. */
function hiding(fields: Fields): readonly string[] {
  let names = maskedNames.get(fields);
  if (!names) {
    names = Object.keys(fields).filter((name) => {
      const inner = rowFieldsOf(fields[name]);
      return (
        maskOf(fields[name]) !== undefined || (inner !== undefined && hiding(inner).length > 0)
      );
    });
    maskedNames.set(fields, names);
  }
  return names;
}

/**
 * A record as it may be read: register numbers and phones masked, in sub-records too (docs/domain/calls.md 5.1).
 * Gateways answer so; the console does it once, for the one answer that comes without masks and is shown as a whole.
 */
export function masked<R extends Row>(record: R, fields: Fields): R {
  const names = hiding(fields);
  if (names.length === 0) return record;
  const hidden = names.map((name) => [name, maskValue(record[name], fields[name])]);
  return { ...record, ...Object.fromEntries(hidden) };
}

/** One value of a field as it may be read. */
export function maskValue(value: unknown, field: Field | undefined): unknown {
  if (!field) return value;
  const inner = rowFieldsOf(field);
  if (inner && Array.isArray(value)) return value.map((row: Row) => masked(row, inner));
  const mask = maskOf(field);
  return mask && typeof value === 'string' && value !== '' ? mask(value) : value;
}
