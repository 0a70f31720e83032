import type { AnyEntity } from '../../src/entity/entity';
import {
  fieldNamed,
  isBlank,
  isMask,
  isSameValue,
  rowFieldsOf,
  type Field,
} from '../../src/entity/Field';
import { keptValue, validateRecord } from '../../src/entity/validate';
import { isWritable, writableFields } from '../../src/entity/writable';
import { invalid } from './ApiError';
import { cleaned, withCleanFiles } from './cleanHtml';
import type { MockRecord } from './MockRecord';

type Row = Record<string, unknown>;

/**
 * The values of a new record, checked by the entity's own rules; null for what the body does not name.
 * @param besides names that the body may carry in addition to the entity's fields
 * @throws ApiError 400 with field errors
 */
export function newRecord(entity: AnyEntity, body: Row, besides: readonly string[] = []): Row {
  refuseForeign(entity, body, { ...body, id: undefined }, besides);
  const values = withCleanFiles(entity.fields, withRows(entity, body, {}));
  refuseInvalid(entity, values);
  const names = Object.keys(entity.fields).filter(
    (name) => isWritable(entity.fields[name], true) && name !== entity.lifecycle?.field,
  );
  return Object.fromEntries(
    names.map((name) => [
      name,
      name in values ? keptAs(entity.fields[name], values[name], name) : null,
    ]),
  );
}

/**
 * What a body changes of a record: the record as it will be is checked by the entity's own rules.
 * @throws ApiError 400 with field errors
 */
export function changesOf(entity: AnyEntity, body: Row, record: MockRecord): Row {
  const values = { ...record, ...withCleanFiles(entity.fields, withRows(entity, body, record)) };
  refuseForeign(entity, body, values);
  refuseInvalid(entity, values);
  const changes = Object.keys(body).map((name): [string, unknown] => [
    name,
    keptAs(entity.fields[name], values[name], name),
  ]);
  return Object.fromEntries(changes.filter(([name, value]) => !isSameValue(value, record[name])));
}

/** A valid value as it is kept. @throws ApiError 400 where nothing is left once it is safe */
const keptAs = (field: Field, value: unknown, name: string): unknown =>
  cleaned(field, keptValue(field, value), name);

/**
 * Refuses names that nobody may write, and masks in place of values.
 * @param values the record as it will be
 */
function refuseForeign(
  entity: AnyEntity,
  body: Row,
  values: Row,
  besides: readonly string[] = [],
): void {
  const isNew = isBlank(values.id);
  const writable = new Set(writableFields(entity, values));
  const errors = Object.entries(body).flatMap(([name, value]): [string, string][] => {
    if (besides.includes(name)) return [];
    if (!writable.has(name)) return [[name, 'validation.not_writable']];
    return foreignIn(entity.fields[name], value, name, isNew);
  });
  if (errors.length > 0) throw invalid(Object.fromEntries(errors));
}

/** What is wrong with a value by itself, or in its rows: `shareholders.0.regnum`. */
function foreignIn(field: Field, value: unknown, path: string, isNew: boolean): [string, string][] {
  if (isMask(field, value)) return [[path, 'validation.masked']];
  const fields = rowFieldsOf(field);
  if (!fields || !Array.isArray(value)) return [];
  return value.flatMap((row: Row | null, index) =>
    Object.entries(row ?? {}).flatMap(([name, inner]): [string, string][] => {
      const at = `${path}.${index}.${name}`;
      // The id identifies the rows of an existing record.
      if (name === 'id' && !isNew) return [];
      const declared = fieldNamed(fields, name);
      if (!declared || declared.options.readOnly) return [[at, 'validation.not_writable']];
      return foreignIn(declared, inner, at, isNew);
    }),
  );
}

function refuseInvalid(entity: AnyEntity, values: Row): void {
  const errors = validateRecord(entity, values);
  if (errors.length === 0) return;
  throw invalid(
    Object.fromEntries(errors.map(({ path, key }) => [path, key])),
    Object.fromEntries(errors.flatMap(({ path, values: args }) => (args ? [[path, args]] : []))),
  );
}

/** The body with whole rows in its lists: a row with an `id` is the record's own with what the body says of it. */
function withRows({ fields, access }: AnyEntity, body: Row, record: Row): Row {
  const lists = Object.keys(body).filter((name) => {
    const declared = fieldNamed(fields, name);
    return access.edit && declared && rowFieldsOf(declared) && Array.isArray(body[name]);
  });
  return {
    ...body,
    ...Object.fromEntries(
      lists.map((name) => [name, rowsOf(body[name] as Row[], (record[name] ?? []) as Row[], name)]),
    ),
  };
}

function rowsOf(sent: readonly Row[], held: readonly Row[], name: string): Row[] {
  const known = new Map(held.map((row) => [row.id, row]));
  let last = Math.max(0, ...held.map(({ id }) => Number(id)));
  return sent.map((row, index) => {
    if (isBlank(row?.id)) return { ...row, id: (last += 1) };
    const own = known.get(row.id);
    if (!own) throw invalid({ [`${name}.${index}.id`]: 'validation.invalid_value' });
    return { ...own, ...row };
  });
}
