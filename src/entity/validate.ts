import {
  array,
  boolean,
  lazy,
  mixed,
  number,
  object,
  string,
  ValidationError,
  type AnySchema,
  type ObjectSchema,
  type TestContext,
} from 'yup';
import type { MessageKey } from '../i18n/Catalogue';
import { dynamicKey } from '../i18n/dynamicKey';
import type { AnyEntity, ValidationIssue } from './entity';
import { isBlank, type Field, type SchemaMakers } from './Field';
import type { Lifecycle } from './lifecycle';
import { writableFields } from './writable';

const makers: SchemaMakers = { array, boolean, mixed, number, object, string, field: schemaOf };

/**
 * The rules of this field. A blank value is judged by the not-empty rule alone, any other by the kind's rules. Messages
 * are message keys, or `{ key, values }`. A masked value that came from the gateway (`given` in the context of the
 * validation is its record) is not judged: nobody typed it.
 */
export function schemaOf({ kind, options, required }: Field): AnySchema {
  const schema: AnySchema = kind.schema(makers, options as never);
  // Some kinds make nothing of what looks like something: an emptied editor leaves its tags.
  const rules = required ? schema.nullable().test(REQUIRED) : schema.nullable();
  return rules.when(['.', '$given'], ([value, given]: unknown[], present: AnySchema): AnySchema => {
    if (isBlank(value)) return required ? anything.test(REQUIRED) : anything;
    return isKeptMask(value, given) ? anything : present;
  });
}

const anything = mixed().nullable();
const REQUIRED = {
  name: 'required',
  message: 'validation.required',
  test: (value: unknown) => !isBlank(value),
};

/** True for a masked text that is found in the given record too, in whichever field or row. */
function isKeptMask(value: unknown, given: unknown): boolean {
  if (typeof value !== 'string' || !value.includes('*')) return false;
  if (typeof given !== 'object' || given === null) return value === given;
  return Object.values(given).some((part) => isKeptMask(value, part));
}

/** A refused value: where, and the message key with its values. `path` is dotted in embedded lists: `shareholders.0.regnum`. */
export interface FieldIssue {
  path: string;
  key: MessageKey;
  values?: Record<string, unknown>;
}

type Values = Readonly<Record<string, unknown>>;
type Rules = (values: Record<string, unknown>) => readonly ValidationIssue[];

/** A schema of all values of a form, for `useSchemaForm`. */
export type FormSchema = ObjectSchema<Values> | ReturnType<typeof lazy<ObjectSchema<Values>>>;

/** How a form differs from its entity's declaration. */
export interface RecordSchemaOptions {
  /** Fields of the entity that the form does not ask for. */
  omit?: readonly string[];
  /** Values that the form asks for in addition to the entity's fields. */
  extra?: Readonly<Record<string, AnySchema>>;
  /** Cross-field rules; the entity's own unless given. */
  rules?: Rules;
}

/**
 * The schema of an entity's record, for form and gateway: every field that is asked for by its kind, then the
 * cross-field rules. Messages are message keys, or `{ key, values }`.
 */
export function recordSchema(
  entity: AnyEntity,
  { omit = [], extra, rules = entity.rules }: RecordSchemaOptions = {},
): FormSchema {
  const all = shapeOf(entity.fields);
  return lazy((values: Values) => {
    const names = writableFields(entity, values).filter((name) => !omit.includes(name));
    const shape = Object.fromEntries(names.map((name) => [name, all[name]]));
    return schemaWithRules({ ...shape, ...extra }, rules);
  });
}

/**
 * The fields that may not be left empty beside these values: those that are always required, and those of which the
 * rules say something when nothing is in them (an address of a company, one of two numbers while there is neither).
 */
export function requiredFields(entity: AnyEntity, values: Values): string[] {
  return writableFields(entity, values).filter(
    (name) =>
      entity.fields[name].required ||
      (entity.rules?.({ ...values, [name]: null }) ?? []).some(({ field }) => field === name),
  );
}

/** A valid value as it is kept: trimmed and repaired by its kind; nothing where it is blank, but an empty list stays one. */
export function keptValue(field: Field, value: unknown): unknown {
  const kept: unknown = schemaOf(field).validateSync(value ?? null);
  return isBlank(kept) && !Array.isArray(kept) ? null : kept;
}

/**
 * The schema of what an action asks for (`Lifecycle.asks`), for dialog and gateway: each value by its kind, then the action's
 * rules.
 */
export function askedSchema(
  { inputs, inputRules }: Lifecycle,
  action: string,
  record: Values,
): ObjectSchema<Values> {
  const rules = inputRules?.[action];
  return schemaWithRules(
    shapeOf(inputs?.[action] ?? {}),
    rules && ((values) => rules(values, record)),
  );
}

/** All that is wrong with a record, in the order of its form. Pure; runs in Node too. */
export const validateRecord = (entity: AnyEntity, values: Values): FieldIssue[] =>
  errorsOf(recordSchema(entity), values, writableFields(entity, values));

/** All that is wrong with what an action asks for. Pure; runs in Node too. */
export const validateInputs = (
  lifecycle: Lifecycle,
  action: string,
  values: Values,
  record: Values,
): FieldIssue[] =>
  errorsOf(
    askedSchema(lifecycle, action, record),
    values,
    Object.keys(lifecycle.inputs?.[action] ?? {}),
  );

const shapeOf = (fields: Readonly<Record<string, Field>>): Record<string, AnySchema> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schemaOf(field)]));

/** Name of the test of cross-field rules. */
const RULES = 'rules';

/** Rules see the values as they were given, and say nothing of a field that is wrong by itself. */
function schemaWithRules(shape: Record<string, AnySchema>, rules?: Rules): ObjectSchema<Values> {
  const schema = object(shape) as ObjectSchema<Values>;
  if (!rules) return schema;
  return schema.test({
    name: RULES,
    test(this: TestContext) {
      const values = this.originalValue as Record<string, unknown>;
      const { context } = this.options;
      const issues = rules({ ...values })
        .filter(({ field }) => shape[field]?.isValidSync(values[field], { context }) ?? true)
        .map(({ field, message, values: args }) =>
          this.createError({ path: field, message: { key: message, values: args } }),
        );
      return issues.length === 0 || new ValidationError(issues);
    },
  });
}

function errorsOf(schema: FormSchema, values: Values, order: readonly string[]): FieldIssue[] {
  try {
    schema.validateSync(values, { abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return firstPerPath(error, order);
  }
}

/** One message per place, in the order of the fields, then those of the rules. yup confuses names that hold another name. */
function firstPerPath({ inner }: ValidationError, order: readonly string[]): FieldIssue[] {
  const placeOf = ({ path = '', type }: ValidationError) =>
    type === RULES ? order.length : order.indexOf(path.split(/[.[]/)[0]);
  const found = new Map<string, FieldIssue>();
  for (const error of [...inner].sort((one, other) => placeOf(one) - placeOf(other))) {
    const path = (error.path ?? '').replaceAll(/\[(\d+)\]/g, '.$1');
    if (!found.has(path)) found.set(path, { path, ...messageOf(error.errors[0]) });
  }
  return [...found.values()];
}

/** Kinds and rules give a message key, or `{ key, values }`, which yup passes on unchanged. */
const messageOf = (message: unknown): Pick<FieldIssue, 'key' | 'values'> =>
  typeof message === 'object' && message !== null
    ? (message as Pick<FieldIssue, 'key' | 'values'>)
    : { key: dynamicKey(String(message)) };
