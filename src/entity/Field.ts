import type { AnySchema } from 'yup';

/** Names of all field kinds; the view of a kind (`views.ts`) is found by it. */
export type KindName =
  | 'text'
  | 'longText'
  | 'richText'
  | 'htmlFile'
  | 'number'
  | 'money'
  | 'percent'
  | 'date'
  | 'dateTime'
  | 'flag'
  | 'choice'
  | 'choices'
  | 'registerNumber'
  | 'companyRegisterNumber'
  | 'certificateNumber'
  | 'civilId'
  | 'phone'
  | 'email'
  | 'url'
  | 'version'
  | 'colour'
  | 'image'
  | 'pdf'
  | 'mapPoint'
  | 'weeklySchedule'
  | 'bank'
  | 'administrativeUnit'
  | 'reference'
  | 'references'
  | 'embedded'
  | 'json'
  | 'processCode'
  | 'tenant'
  | 'userName';

/**
 * One cell of a spreadsheet. `s` is text (identifiers too: they keep leading zeros), `n` a number with its
 * format, `d` a point in time (ISO instant or YYYY-MM-DD).
 */
export interface SheetCell {
  type: 's' | 'n' | 'd';
  value: string | number | null;
  format?: string;
}

/** What every kind understands. */
export interface CommonOptions<R extends boolean = boolean> {
  /** Empty values are refused with the not-empty message (specification 1 §5). */
  required?: R;
  /** Shown, never asked: the server sets it. */
  readOnly?: boolean;
  /** Personal data: kept out of addresses and local storage (PRV-2). Kinds that always are, say so themselves. */
  private?: boolean;
}

/**
 * How a list filter asks for a value of this kind. `prefix` = the value begins so, as codes that grow with their depth
 * do; `none` = cannot be filtered.
 */
export type FilterMode = 'text' | 'exact' | 'options' | 'prefix' | 'range' | 'none';

/** Turns message keys into texts; what react-admin calls `translate`. */
export type Translate = (key: string, options?: Record<string, unknown>) => string;

/** Repeatable randomness for sample records. */
export interface SampleContext {
  /** Number of the record in its collection, from 0. */
  index: number;
  /** Next number in [0, 1). */
  random: () => number;
  /** Today as YYYY-MM-DD in Asia/Ulaanbaatar. */
  today: string;
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
  /** Rules for a value that is there; emptiness is the field's business. Messages are message keys. */
  schema(options: O): AnySchema;
  /** The value in a workbook. */
  toSheet(value: V, options: O, translate: Translate): SheetCell;
  /** A plausible value for sample data. */
  sample(context: SampleContext, options: O): V;
}

/** A field of an entity: a kind, its options, and whether it must be there. Plain data. */
export interface Field<V = unknown, R extends boolean = boolean> {
  // The options' type belongs to the kind; a field only hands them back to it.
  readonly kind: Kind<V, never>;
  readonly options: CommonOptions & Readonly<Record<string, unknown>>;
  readonly required: R;
}

/** Fields by name: those of an entity, of a sub-record, or of what an act asks for. */
export type Fields = Readonly<Record<string, Field>>;

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

/** Makes the field factory of a kind: `const money = fieldOf(moneyKind)`, then `money({ required: true })`. */
export function fieldOf<V, O extends object>(kind: Kind<V, O & CommonOptions>) {
  return <R extends boolean = false>(options?: O & CommonOptions<R>): Field<V, NoInfer<R>> => ({
    kind: kind as unknown as Kind<V, never>,
    options: (options ?? {}) as CommonOptions & Record<string, unknown>,
    required: (options?.required ?? false) as R,
  });
}

/** True when the field holds personal data (PRV-2). */
export const isPrivate = (field: Field): boolean =>
  field.options.private ?? field.kind.private ?? false;

/** The kind's rules for this field, emptiness included. Messages are message keys. */
export function schemaOf(field: Field): AnySchema {
  const schema: AnySchema = field.kind.schema(field.options as never);
  return field.required ? schema.nullable().test(requiredTest) : schema.nullable().notRequired();
}

const requiredTest = {
  name: 'required',
  message: 'validation.required',
  test: (value: unknown) => !isBlank(value),
};

/** Empty in the sense of the not-empty rule: nothing, blank text, an empty list. `false` and 0 are values. */
export function isBlank(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  if (typeof value === 'string') return value.trim() === '';
  return Array.isArray(value) && value.length === 0;
}
