import { maskPhone, maskRegisterNumber } from '../../src/domain/mask';
import type { AnyEntity } from '../../src/entity/entity';
import type { Field } from '../../src/entity/Field';
import type { Rec } from './Rec';

type Fields = Readonly<Record<string, Field>>;
type Row = Record<string, unknown>;

/** How a field's values are hidden (specification 1 §9); undefined for fields that are shown as they are. */
function maskOf({ kind, options }: Field): ((value: string) => string) | undefined {
  if (options.private === false || options.open === true) return undefined;
  if (kind.name === 'registerNumber') return maskRegisterNumber;
  return kind.name === 'phone' ? maskPhone : undefined;
}

const innerFields = (field: Field): Fields | undefined =>
  field.kind.name === 'embedded' ? (field.options.fields as Fields) : undefined;

const maskedFields = new WeakMap<Fields, readonly string[]>();

/** Names of the fields that hide something, in themselves or in their sub-records. */
function hiding(fields: Fields): readonly string[] {
  let names = maskedFields.get(fields);
  if (!names) {
    names = Object.keys(fields).filter((name) => {
      const inner = innerFields(fields[name]);
      return (
        maskOf(fields[name]) !== undefined || (inner !== undefined && hiding(inner).length > 0)
      );
    });
    maskedFields.set(fields, names);
  }
  return names;
}

/** A record as lists and record pages get it: register numbers and phones masked. */
export const masked = (record: Rec, entity: AnyEntity): Rec =>
  maskRow(record, entity.fields) as Rec;

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
  const inner = innerFields(field);
  if (inner && Array.isArray(value)) return value.map((row: Row) => maskRow(row, inner));
  const mask = maskOf(field);
  return mask && typeof value === 'string' && value !== '' ? mask(value) : value;
}

/**
 * Puts the real values back where a form sends the masked ones it was given. What was really typed stays.
 * @returns the changes without masks
 */
export function unmasked(changes: Row, record: Row | undefined, fields: Fields): Row {
  if (!record) return changes;
  const result = { ...changes };
  for (const name of hiding(fields)) {
    if (!(name in result)) continue;
    const [sent, held, inner] = [result[name], record[name], innerFields(fields[name])];
    if (inner && Array.isArray(sent) && Array.isArray(held)) {
      result[name] = sent.map((row: Row, index) =>
        unmasked(row, sameRow(row, held, index, inner), inner),
      );
    } else if (
      typeof sent === 'string' &&
      sent.includes('*') &&
      sent === maskValue(held, fields[name])
    ) {
      result[name] = held;
    }
  }
  return result;
}

/** The kept sub-record behind a sent one: at the same place, or anywhere, with the same masks. */
function sameRow(sent: Row, held: Row[], index: number, fields: Fields): Row | undefined {
  const fits = (row: Row | undefined) =>
    row !== undefined &&
    hiding(fields).some(
      (name) => sent[name] !== undefined && maskValue(row[name], fields[name]) === sent[name],
    );
  return fits(held[index]) ? held[index] : held.find(fits);
}
