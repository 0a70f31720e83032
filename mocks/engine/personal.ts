import type { AnyEntity } from '../../src/entity/entity';
import { maskOf, rowFieldsOf, type Field } from '../../src/entity/Field';
import type { MockRecord } from './MockRecord';

type Fields = Readonly<Record<string, Field>>;
type Row = Record<string, unknown>;

const maskedFields = new WeakMap<Fields, readonly string[]>();

/** Names of the fields that hide something, in themselves or in their sub-records. */
function hiding(fields: Fields): readonly string[] {
  let names = maskedFields.get(fields);
  if (!names) {
    names = Object.keys(fields).filter((name) => {
      const inner = rowFieldsOf(fields[name]);
      return (
        maskOf(fields[name]) !== undefined || (inner !== undefined && hiding(inner).length > 0)
      );
    });
    maskedFields.set(fields, names);
  }
  return names;
}

/** A record as lists and record pages get it: register numbers and phones masked. */
export const masked = (record: MockRecord, entity: AnyEntity): MockRecord =>
  maskRow(record, entity.fields) as MockRecord;

function maskRow(row: Row, fields: Fields): Row {
  const names = hiding(fields);
  if (names.length === 0) return row;
  const shown = { ...row };
  for (const name of names) shown[name] = maskValue(row[name], fields[name]);
  return shown;
}

/** One value of a field as others may see it. */
export function maskValue(value: unknown, field: Field | undefined): unknown {
  if (!field) return value;
  const inner = rowFieldsOf(field);
  if (inner && Array.isArray(value)) return value.map((row: Row) => maskRow(row, inner));
  const mask = maskOf(field);
  return mask && typeof value === 'string' && value !== '' ? mask(value) : value;
}
