import { ValidationError } from 'yup';
import type { AnyEntity } from './entity';
import { isBlank, schemaOf, type Field } from './Field';
import type { Lifecycle } from './lifecycle';

/** A refused value: where, and the message key with its values. `path` is dotted in embedded lists: `shareholders.0.regnum`. */
export interface FieldError {
  path: string;
  key: string;
  values?: Record<string, unknown>;
}

type Values = Readonly<Record<string, unknown>>;

/** Fields that a form asks for with these values: not the read-only ones, nor those of sections that are out of play. */
export function askedFields(entity: AnyEntity, values: Values): string[] {
  const sections = entity.form ?? [{ key: 'general', fields: Object.keys(entity.fields) }];
  return sections
    .filter(({ when }) => !when || when.is.includes(values[when.field]))
    .flatMap(({ fields }) => fields)
    .filter((name) => !entity.fields[name].options.readOnly);
}

/** All that is wrong with a record: each field by its kind, then the cross-field rules. One home for form and gateway. */
export function validateRecord(entity: AnyEntity, values: Values): FieldError[] {
  const asked = askedFields(entity, values);
  const errors = asked.flatMap((name) => validateField(name, entity.fields[name], values[name]));
  const broken = new Set(errors.map(({ path }) => path.split('.')[0]));
  const breaches = (entity.rules?.({ ...values }) ?? [])
    .filter(({ field }) => !broken.has(field))
    .map(({ field, message, values: args }): FieldError => ({
      path: field,
      key: message,
      values: args,
    }));
  return [...errors, ...breaches];
}

/**
 * All that is wrong with what an act asks for (`Lifecycle.asks`): each value by its kind, then the act's rules. One
 * home for the dialog and the gateway.
 */
export function validateAsked(
  { asks, askRules }: Lifecycle,
  action: string,
  values: Values,
  record: Values,
): FieldError[] {
  const errors = Object.entries(asks?.[action] ?? {}).flatMap(([name, field]) =>
    validateField(name, field, values[name]),
  );
  const broken = new Set(errors.map(({ path }) => path.split('.')[0]));
  const breaches = (askRules?.[action]?.(values, record) ?? [])
    .filter(({ field }) => !broken.has(field))
    .map(({ field, message, values: args }) => ({ path: field, key: message, values: args }));
  return [...errors, ...breaches];
}

function validateField(name: string, field: Field, value: unknown): FieldError[] {
  if (!field.required && isBlank(value)) return [];
  try {
    schemaOf(field).validateSync(value, { abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return firstPerPath(name, error);
  }
}

/** One message per place: the not-empty message hides the others, which say nothing more. */
function firstPerPath(name: string, error: ValidationError): FieldError[] {
  const found = new Map<string, FieldError>();
  for (const one of error.inner.length > 0 ? error.inner : [error]) {
    const path = [name, one.path?.replaceAll(/\[(\d+)\]/g, '.$1').replace(/^\./, '')]
      .filter(Boolean)
      .join('.');
    const message = messageOf(one);
    if (!found.has(path) || message.key === 'validation.required')
      found.set(path, { path, ...message });
  }
  return [...found.values()];
}

/** Kinds give a message key, or `{ key, values }`, which yup hands on as it is. */
function messageOf(error: ValidationError): { key: string; values?: Record<string, unknown> } {
  const message: unknown = error.errors[0] ?? error.message;
  if (typeof message === 'object' && message !== null && 'key' in message)
    return message as { key: string; values?: Record<string, unknown> };
  return { key: String(message) };
}
