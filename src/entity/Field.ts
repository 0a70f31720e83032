import type { AnySchema, array, boolean, mixed, number, object, string } from 'yup';
import type { Translate } from '../i18n/useTranslate';
import type { Access } from './entity';

/** Names of all field kinds; the view of a kind (`views.ts`) is found by it. */
export type KindName =
  | 'text'
  | 'richText'
  | 'number'
  | 'money'
  | 'date'
  | 'flag'
  | 'choice'
  | 'registerNumber'
  | 'digits'
  | 'colour'
  | 'file'
  | 'mapPoint'
  | 'weeklySchedule'
  | 'bank'
  | 'administrativeUnit'
  | 'reference'
  | 'embedded'
  | 'json'
  | 'tenant';

/**
 * One cell of a spreadsheet. `s` is text (identifiers too: they keep leading zeros), `n` a number with its
 * format, `d` a point in time (ISO instant or YYYY-MM-DD).
 */
export interface SheetCell {
  type: 's' | 'n' | 'd';
  value: string | number | null;
  format?: string;
}

/**
 * What a field says of a customer, who may be called otherwise tomorrow or have another number
 * (docs/domain/customers.md 3.6). It is read from the customer of today, unless it is a copy.
 */
export interface PersonSaid {
  /** The number is that of the person or of the company. */
  readonly part: 'name' | 'regnum' | 'phone';
  /** The field with the customer, or with a record that has one; `customerId` without it. */
  readonly by?: string;
  /**
   * The field with the day on which this was signed, printed, reported or said by somebody else: from then on it is a
   * copy of that day.
   */
  readonly asOf?: string;
}

/** What every kind understands. */
export interface CommonOptions<R extends boolean = boolean> {
  /** Empty values are refused with the not-empty message. */
  required?: R;
  /** Shown, never asked: the server sets it. */
  readOnly?: boolean;
  /** Said when the record is made and fixed from then on: no update carries it. */
  once?: boolean;
  /** Personal data: kept out of addresses and local storage. Kinds that always are, say so themselves. */
  private?: boolean;
  /** The value is who a customer is. */
  person?: PersonSaid;
  /** Rights of which one is needed to say it, beside the one that opens the form; saying nothing, or no, needs none. */
  needs?: Access;
}

/**
 * How a list filter asks for a value of this kind. `prefix` = the value begins so, as codes that grow with their depth
 * do; `none` = cannot be filtered.
 */
export type FilterMode = 'text' | 'exact' | 'options' | 'prefix' | 'range' | 'none';

export type { Translate };

/**
 * What kinds make their schemas with: yup, passed in by code that checks values (`schemaOf`): the start, which only
 * shows them, does not load it.
 */
export interface SchemaMakers {
  array: typeof array;
  boolean: typeof boolean;
  mixed: typeof mixed;
  number: typeof number;
  object: typeof object;
  string: typeof string;
  /** The schema of another field: of a sub-record's. */
  field: (field: Field) => AnySchema;
}

/**
 * The pure part of a field kind: no React, so that gateways and tests in Node use the very same rules.
 * `V` is the value as it travels (money is a decimal string, a date `YYYY-MM-DD`, an instant ISO 8601 in UTC).
 */
export interface Kind<V, O> {
  readonly name: KindName;
  readonly filter: FilterMode;
  /** Right-aligned, tabular figures. */
  readonly numeric?: boolean;
  /** Values are personal data by nature. */
  readonly private?: boolean;
  /** Too long for a table cell or a narrow form column. */
  readonly wide?: boolean;
  /** Needs the whole width of a record page too: it does not wrap as long text does. */
  readonly block?: boolean;
  /** Amounts in tögrög: they travel as text, are ordered as numbers and can be summed; headings carry the unit. */
  readonly amount?: boolean;
  /** Values are lists; an empty one is blank. */
  readonly several?: boolean;
  /** Files: too large for a draft. */
  readonly file?: boolean;
  /** Whether a list or an object can be drawn as this kind's value; nothing that is no plain value is drawn without it. */
  readonly isShaped?: (value: unknown) => boolean;
  /** Names somebody or something; where the field is private, no storage of the browser ever holds it. */
  readonly identifier?: boolean;
  /** Values are ids: of another entity's records (option `resource`), of staff, of lenders, or of records of any entity. */
  readonly refersTo?: 'record' | 'staff' | 'lender' | 'any';
  /** What the bounds of a range are; numbers without it. */
  readonly scale?: 'day' | 'moment';
  /** What a new record starts with; nothing without it. */
  readonly initial?: V;
  /** The fields of the sub-records that a value is a list of. */
  rowFields?(options: O): Fields;
  /** Takes out of a typed identifier what only separates its characters. */
  normalise?(typed: string): string;
  /** Rules for a value that is there; emptiness is the field's business. Messages are message keys. */
  schema(yup: SchemaMakers, options: O): AnySchema;
  /** What gateways answer instead of the value, with `*` for what is hidden; kinds without it are answered as they are. */
  mask?(value: V, options: O): V;
  /** The value written as text, for kinds whose values are no text. */
  fromText?(text: string): V;
  /** The value in a workbook. */
  toSheet(value: V, options: O, translate: Translate): SheetCell;
  /** True for states: a workbook has their codes in a column of their own. */
  hasCode?(options: O): boolean;
  /** The documents' code for a value that has one. */
  codeOf?(value: V, options: O): string | number;
  /** Shown in lists where the value is blank: another field of the record. */
  readonly standIn?: string;
}

/** A field of an entity: a kind, its options, and whether it must be there. Plain data. */
export interface Field<V = unknown, R extends boolean = boolean> {
  // The options' type belongs to the kind; a field only hands them back to it.
  readonly kind: Kind<V, never>;
  readonly options: CommonOptions & Readonly<Record<string, unknown>>;
  readonly required: R;
}

/** Fields by name: those of an entity, of a sub-record, or of what an action asks for. */
export type Fields = Readonly<Record<string, Field>>;

/**
 * The field of a name that came from outside: an address, a body, a store of the browser. A name that every object answers to
 * (`constructor`, `__proto__`) is no field.
 */
export const fieldNamed = (fields: Fields, name: string): Field | undefined =>
  Object.hasOwn(fields, name) ? fields[name] : undefined;

/** The value type of a field. */
export type ValueOfField<F> = F extends Field<infer V> ? V : never;

type RequiredName<F, Sometimes> = Exclude<
  { [K in keyof F]: F[K] extends Field<unknown, true> ? K : never }[keyof F],
  Sometimes
>;

/**
 * The values of a saved record: those of required fields are there, the others may be missing or null.
 * `Sometimes` names required fields that are asked for only under a condition.
 */
export type ValuesOf<F, Sometimes = never> = {
  [K in RequiredName<F, Sometimes>]: ValueOfField<F[K]>;
} & {
  [K in Exclude<keyof F, RequiredName<F, Sometimes>>]?: ValueOfField<F[K]> | null;
};

/** Values that are still being typed, or that were sent by a gateway: any of them may be missing. */
export type PartialValues<F> = { readonly [K in keyof F]?: ValueOfField<F[K]> | null };

/** A field of a kind with these options. */
export const fieldWith = <V, O, R extends boolean = false>(
  kind: Kind<V, O>,
  options: O & CommonOptions<R>,
): Field<V, R> => ({
  kind: kind as Kind<V, never>,
  options: options as CommonOptions & Readonly<Record<string, unknown>>,
  required: (options.required ?? false) as R,
});

/**
 * Makes the field factory of a kind: `const money = fieldOf(moneyKind)`, then `money({ required: true })`.
 * @param preset options that this factory sets; what differs by an option only is one kind with several factories
 */
export function fieldOf<V, O extends object, P extends object = Record<never, never>>(
  kind: Kind<V, O>,
  preset?: P & Partial<NoInfer<O>> & CommonOptions,
) {
  return <R extends boolean = false>(
    options?: Omit<O, keyof P> & CommonOptions<R>,
  ): Field<V, NoInfer<R>> =>
    fieldWith<V, O, R>(kind, { ...preset, ...options } as O & CommonOptions<R>);
}

/** The options of a field as its kind knows them: the kind's makers have set them. */
export const optionsOf = <O>({ options }: Field): O => options as O;

/** True when the field holds personal data. */
export const isPrivate = (field: Field): boolean =>
  field.options.private ?? field.kind.private ?? false;

/** How the values of a field are hidden; undefined for fields that are answered as they are. */
export function maskOf({ kind, options }: Field): ((value: string) => string) | undefined {
  const { mask } = kind as Kind<unknown, unknown>;
  if (!mask || options.private === false) return undefined;
  return (value) => String(mask(value, options));
}

/** The fields of a sub-record, for fields that hold a list of sub-records. */
export const rowFieldsOf = ({ kind, options }: Field): Fields | undefined =>
  kind.rowFields?.(options as never);

/** True for what a gateway answered instead of a value: masked again, it stays as it is. */
export const isMask = (field: Field, value: unknown): boolean =>
  typeof value === 'string' && value.includes('*') && maskOf(field)?.(value) === value;

/** True for a mask, and for sub-records with one in them. */
export function holdsMask(field: Field, value: unknown): boolean {
  const fields = rowFieldsOf(field);
  if (!fields || !Array.isArray(value)) return isMask(field, value);
  return value.some((row: Readonly<Record<string, unknown>>) =>
    Object.keys(fields).some((name) => isMask(fields[name], row[name])),
  );
}

/** Empty in the sense of the not-empty rule: nothing, blank text, an empty list. `false` and 0 are values. */
export function isBlank(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  if (typeof value === 'string') return value.trim() === '';
  return Array.isArray(value) && value.length === 0;
}

/** True when two values of a field say the same: all that is blank is one. */
export const isSameValue = (one: unknown, other: unknown): boolean =>
  (isBlank(one) && isBlank(other)) || JSON.stringify(one) === JSON.stringify(other);

/** What a list shows of a field: its value, or where that is blank what stands in for it. */
export const listedValue = (
  { kind }: Field,
  value: unknown,
  record: Readonly<Record<string, unknown>>,
): unknown => (kind.standIn !== undefined && isBlank(value) ? record[kind.standIn] : value);
