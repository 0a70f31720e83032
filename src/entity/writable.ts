import type { Access, AnyEntity } from './entity';
import { fieldNamed, isBlank, isSameValue, rowFieldsOf, type Field, type Fields } from './Field';
import type { ActionRecord } from './lifecycle';

type Values = Readonly<Record<string, unknown>>;

/** Fields that need a right of their own, and say something: an unticked box says nothing. */
export const fieldsWithRight = (
  { fields }: Pick<AnyEntity, 'fields'>,
  values: Values,
): { name: string; needs: Access }[] =>
  Object.keys(values).flatMap((name) => {
    const needs = fieldNamed(fields, name)?.options.needs;
    const says = !isBlank(values[name]) && values[name] !== false;
    return needs && says ? [{ name, needs }] : [];
  });
type Row = Readonly<Record<string, unknown>>;

/** True for a field that a person may fill in, of a new record or of one that is there. */
export const isWritable = ({ options }: Field, isNew: boolean): boolean =>
  !options.readOnly && (isNew || !options.once);

/**
 * Names of the fields that a create or an update may carry, those of the form first and in its order: not the read-only ones, not the state of the life cycle, not
 * what is said once of a record that is there already, what its life cycle says is fixed by now, and not those of sections that
 * are out of play.
 * @param values the whole record as it will be; without an `id` it is a new one
 */
export function writableFields({ fields, form, lifecycle }: AnyEntity, values: Values): string[] {
  const isNew = isBlank(values.id);
  const closed = new Set(
    form
      ?.filter(({ when }) => when && !when.is.includes(values[when.field]))
      .flatMap((section) => section.fields),
  );
  const fixed = isNew ? undefined : lifecycle?.fixed?.(values as ActionRecord<Fields>);
  const inFormOrder = form?.flatMap((section) => section.fields) ?? [];
  return [...new Set([...inFormOrder, ...Object.keys(fields)])].filter(
    (name) =>
      isWritable(fields[name], isNew) &&
      name !== lifecycle?.field &&
      !closed.has(name) &&
      !fixed?.includes(name),
  );
}

/** What the creation of a record sends: the writable fields that have a value. */
export function newValues(entity: AnyEntity, values: Values): Record<string, unknown> {
  const given: Values = { ...values, id: undefined };
  const sent = writableFields(entity, given).filter((name) => given[name] !== undefined);
  return Object.fromEntries(
    sent.map((name) => [name, sentValue(entity.fields[name], given[name])]),
  );
}

/**
 * What the update of a record sends: the writable fields that differ from the record. Of a list of sub-records every
 * row is sent, one that the record has as its `id` with what differs (docs/gateways.md): so a masked value that nobody
 * has touched never travels back.
 * @param record the record as the person saw it
 */
export function changedValues(
  entity: AnyEntity,
  values: Values,
  record: Values,
): Record<string, unknown> {
  const changed = writableFields(entity, { ...record, ...values }).filter(
    (name) => values[name] !== undefined && !isSameValue(values[name], record[name]),
  );
  return Object.fromEntries(
    changed.map((name) => [name, sentValue(entity.fields[name], values[name], record[name])]),
  );
}

function sentValue(field: Field, value: unknown, before?: unknown): unknown {
  const fields = rowFieldsOf(field);
  if (!fields || !Array.isArray(value)) return value;
  const known = new Map(Array.isArray(before) ? before.map((row: Row) => [row.id, row]) : []);
  return value.map((row: Row) => sentRow(fields, row, known.get(row.id)));
}

function sentRow(fields: Readonly<Record<string, Field>>, row: Row, before?: Row): Row {
  const sent = Object.keys(fields).filter(
    (name) =>
      isWritable(fields[name], !before) &&
      (before ? !isSameValue(row[name], before[name]) : row[name] !== undefined),
  );
  const values = Object.fromEntries(sent.map((name) => [name, row[name] ?? null]));
  return before ? { id: row.id, ...values } : values;
}
