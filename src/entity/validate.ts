import { ValidationError } from 'yup';
import type { AnyEntity } from './entity';
import { isBlank, schemaOf, type Field } from './Field';
import type { Lifecycle } from './lifecycle';
import { writableFields } from './writable';

/** A refused value: where, and the message key with its values. `path` is dotted in embedded lists: `shareholders.0.regnum`. */
export interface FieldError {
  path: string;
  key: string;
  values?: Record<string, unknown>;
}

type Values = Readonly<Record<string, unknown>>;

/**
 * All that is wrong with a record: each writable field by its kind, then the cross-field rules. One home for form and
 * gateway.
 */
export function validateRecord(entity: AnyEntity, values: Values): FieldError[] {
  const errors = writableFields(entity, values).flatMap((name) =>
    validateField(name, entity.fields[name], values[name]),
  );
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

/** A valid value as it is kept: trimmed and repaired by its kind; nothing where it is blank, but an empty list stays one. */
export function keptValue(field: Field, value: unknown): unknown {
  const kept: unknown = schemaOf(field).validateSync(value ?? null);
  return isBlank(kept) && !Array.isArray(kept) ? null : kept;
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
