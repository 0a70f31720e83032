import { dynamicKey } from '../../i18n/dynamicKey';
import type { MessageKey, ResourceName } from '../../i18n/Catalogue';
import {
  fieldOf,
  fieldWith,
  isBlank,
  type CommonOptions,
  type Field,
  type Kind,
  type Translate,
} from '../../entity/Field';
import { emptyToNull, rule } from '../shared/rules';

/** Identifier of a record. */
export type RecordId = number | string;

export interface ReferenceOptions {
  /** Name of the entity that is pointed at. */
  resource: ResourceName;
  /** Fixes the choice to some of its records. */
  filter?: Readonly<Record<string, unknown>>;
  /**
   * Narrows the choice by what the form around has in other fields: `{ customerId: 'customerId' }` offers records whose
   * `customerId` is what the form's `customerId` is. Nothing is offered before those are filled in, and what was chosen
   * goes when it fits no longer. `{ id: 'facts.liable' }`, a path, is a list in the record that the form is about;
   * where the record has none, everything is offered and the gateway judges.
   */
  filterBy?: Readonly<Record<string, string>>;
  /** What is said where there is none to choose at all, and how to go on: a message key. */
  none?: MessageKey;
}

export const isRecordId = (value: unknown): value is RecordId =>
  (typeof value === 'number' && Number.isSafeInteger(value)) ||
  (typeof value === 'string' && value.length <= 100);

const referenceKind: Kind<RecordId, ReferenceOptions> = {
  name: 'reference',
  refersTo: 'record',
  filter: 'exact',
  schema: (yup) => yup.mixed().test(rule('reference', 'validation.invalid_value', isRecordId)),
  toSheet: (value) => ({ type: 's', value: String(value) }),
};

/** One record of another entity: `reference('customers', { required: true })`. */
export function reference<R extends boolean = false>(
  resource: ResourceName,
  options?: CommonOptions<R> & Omit<ReferenceOptions, 'resource'>,
): Field<RecordId, NoInfer<R>> {
  return fieldWith(referenceKind, { ...options, resource });
}

/** The same kind where the value is a list. */
const referencesKind: Kind<RecordId[], ReferenceOptions> = {
  name: 'reference',
  refersTo: 'record',
  several: true,
  filter: 'options',
  wide: true,
  schema: (yup) =>
    yup
      .array()
      .of(yup.mixed())
      .transform(emptyToNull)
      .typeError('validation.invalid_value')
      .test(
        rule<unknown[]>('references', 'validation.invalid_value', (ids) => ids.every(isRecordId)),
      ),
  toSheet: (ids) => ({ type: 's', value: ids.join(', ') }),
};

/** Several records of another entity: `references('merchants')`. */
export function references<R extends boolean = false>(
  resource: ResourceName,
  options?: CommonOptions<R> & Omit<ReferenceOptions, 'resource'>,
): Field<RecordId[], NoInfer<R>> {
  return fieldWith(referencesKind, { ...options, resource });
}

const staffKind: Kind<string, ReferenceOptions> = {
  name: 'reference',
  refersTo: 'staff',
  filter: 'exact',
  schema: (yup) => yup.string().typeError('validation.invalid_value'),
  toSheet: (value) => ({ type: 's', value: String(value) }),
};

/**
 * The staff member who did something: a user's id, shown as a name. Set by the server, never asked. Everybody may read
 * the names of staff, few the users themselves: the name comes by a call of its own and leads nowhere.
 */
export const userName = fieldOf(staffKind, { resource: 'users', readOnly: true });

export interface AnyRecordOptions {
  /** The field beside it that holds what people call the record; its id without one. */
  nameField?: string;
}

/** The two parts of `<resource>/<id>`; names of resources may contain a slash, ids do not. */
export function recordParts(value: unknown): { resource: string; id: string } {
  const text = String(value ?? '');
  const end = text.lastIndexOf('/');
  return { resource: text.slice(0, Math.max(0, end)), id: text.slice(end + 1) };
}

/** A record of any entity in words: what kind it is, and its name or else its id. */
export function anyRecordText(value: unknown, name: unknown, translate: Translate): string {
  const { resource, id } = recordParts(value);
  const kind = translate(dynamicKey(`resources.${resource}.name`), { smart_count: 1, _: '' });
  return [kind, isBlank(name) ? id : String(name)].filter(Boolean).join(' ');
}

const anyRecordKind: Kind<string, AnyRecordOptions> = {
  name: 'reference',
  refersTo: 'any',
  filter: 'options',
  schema: (yup) => yup.string().typeError('validation.invalid_value'),
  toSheet: (value, _options, translate) => ({
    type: 's',
    value: anyRecordText(value, undefined, translate),
  }),
};

/**
 * A record of whatever entity, as `<resource>/<id>`: shown by its kind and name, with the way to it for who may open it.
 */
export const anyRecord = fieldOf(anyRecordKind, { readOnly: true });
