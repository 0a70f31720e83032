import { ValidationError, type AnySchema } from 'yup';
import type { AnyEntity } from '../../src/entity/entity';
import { isBlank, schemaOf, type Field } from '../../src/entity/Field';
import type { RuleMessage } from '../../src/entity/kinds/rules';
import { invalid } from './ApiError';
import { unmasked } from './personal';
import type { Rec } from './Rec';

type Row = Record<string, unknown>;

/**
 * The part of a body that may be written: declared fields that are not read-only and not the state of the life
 * cycle. Unknown names are ignored, masked values never overwrite the real ones.
 */
export function writable(entity: AnyEntity, body: Row, record?: Rec): Row {
  const allowed = Object.entries(entity.fields)
    .filter(([name, field]) => !field.options.readOnly && name !== entity.lifecycle?.field)
    .map(([name]) => name);
  const changes = Object.fromEntries(
    allowed.filter((name) => Object.hasOwn(body, name)).map((name) => [name, body[name]]),
  );
  return unmasked(changes, record, entity.fields);
}

/**
 * Checks a whole record with the entity's own schema and rules, and gives the values as they are stored. Fields
 * that the form does not ask for now may be empty.
 * @throws ApiError 400 with field errors
 */
export function validated(entity: AnyEntity, record: Row): Row {
  const errors: Record<string, string> = {};
  const values: Record<string, unknown> = {};
  const stored: Row = {};
  const fail = (path: string, message: RuleMessage) => {
    const key = path.replace(/\[(\d+)\]/g, '.$1');
    errors[key] ??= typeof message === 'string' ? message : message.key;
    if (typeof message !== 'string') values[key] ??= message.values;
  };
  const asked = askedFields(entity, record);
  for (const [name, field] of Object.entries(entity.fields)) {
    if (field.options.readOnly || name === entity.lifecycle?.field) continue;
    const schema = asked.has(name) ? schemaOf(field) : optional(field);
    try {
      const value: unknown = schema.validateSync(record[name] ?? null, { abortEarly: false });
      stored[name] = isBlank(value) && !Array.isArray(value) ? null : value;
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      for (const one of error.inner.length > 0 ? error.inner : [error]) {
        fail(`${name}${one.path ?? ''}`, one.errors[0] as RuleMessage);
      }
    }
  }
  for (const { field, message, values: inserted } of entity.rules?.({ ...record, ...stored }) ??
    []) {
    fail(field, inserted ? { key: message, values: inserted } : message);
  }
  if (Object.keys(errors).length > 0) throw invalid(errors, values);
  return stored;
}

const optional = (field: Field): AnySchema =>
  (field.kind.schema(field.options as never) as AnySchema).nullable().notRequired();

/** Fields of the sections that are open for this record; all of them where there is no form. */
function askedFields({ form, fields }: AnyEntity, record: Row): ReadonlySet<string> {
  if (!form) return new Set(Object.keys(fields));
  const open = form.filter(({ when }) => !when || when.is.includes(record[when.field]));
  return new Set(open.flatMap((section) => section.fields));
}
