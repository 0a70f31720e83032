import type { FieldLabel, ResourceLabels } from '../i18n/Catalogue';
import type { GatewayName } from '../http/gateways';
import type { IconName } from '../ui/base/icons';
import type { Field } from './Field';
import type { Lifecycle } from './lifecycle';

/** Permissions or realm roles of which one is enough. */
export type Access = string | readonly string[];

/** Groups of the side menu: `group` or `group/subgroup`; order, titles and icons are in `resources/groups.ts`. */
export type MenuPlace = string;

export interface Paths {
  list: string;
  create: string;
  show: string;
  edit: string;
}

export interface EntityAccess {
  list: Access;
  show?: Access;
  create?: Access;
  edit?: Access;
  delete?: Access;
  /** Who may take the list away as a workbook; whoever sees the list, unless said otherwise. */
  export?: Access;
}

/** A view of the list: a tab above it that fixes some filters. Label: `resources.<name>.views.<key>`. */
export interface ListView {
  key: string;
  filter: Readonly<Record<string, unknown>>;
}

export interface Section<K extends string = string> {
  key: string;
  fields: readonly K[];
  /** Shown, and its fields asked for, only while another field has one of these values. */
  when?: { field: string; is: readonly unknown[] };
}

/** A group of fields in forms and on the record; label `resources.<name>.sections.<key>`. */
export const section = <const K extends string>(
  key: string,
  fields: readonly K[],
  when?: Section['when'],
): Section<K> => ({ key, fields, when });

/** A broken cross-field rule: the field it is shown at and the message key. */
export interface RuleBreach<K extends string = string> {
  field: K;
  message: string;
  values?: Record<string, unknown>;
}

/** The column that shows the record's name (`represent`), for records that no single field names. */
export const NAME_COLUMN = '@name';

export interface ListDeclaration<K extends string> {
  columns: readonly (K | typeof NAME_COLUMN)[];
  /** Fields that can be filtered by; the first two are always shown. */
  filters?: readonly K[];
  /** Free-text search parameter `q`. `private` = what people type is personal data. */
  search?: boolean | 'private';
  sort: { field: K; order: 'ASC' | 'DESC' };
  views?: readonly ListView[];
  /** Key of the view that the bare address opens; all records are then one click away. All of them without it. */
  opensWith?: string;
  /** For lists that the specification asks by POST with a filter body. */
  via?: { method: 'POST'; path: string };
  /** Columns hidden until the person chooses them. */
  optional?: readonly K[];
}

export interface RecordDeclaration<K extends string> {
  /** Four to six figures under the name. */
  facts?: readonly K[];
  /** The choice field shown as a chip beside the name. */
  status?: K;
}

type FieldsOf<N extends keyof ResourceLabels> = Partial<Record<FieldLabel<N>, Field>>;

/** What no field is: the compiler's message names the label that is not there. */
interface Missing<Label extends string> {
  missing: Label;
}

/** Refuses fields without a label, which the bound of a type parameter alone would let pass. */
type Unlabelled<N extends keyof ResourceLabels & string, F> = {
  [K in Exclude<keyof F, FieldLabel<N>> & string]: Missing<`resources.${N}.fields.${K}`>;
};

/** A list over another entity's records: those that pass the filter, under rights and an address of its own. */
export interface ListOf {
  /** The entity whose records they are; links and acts lead there. */
  resource: string;
  filter: Readonly<Record<string, string | readonly string[]>>;
}

/** One declaration per entity; everything else follows from it (docs/architecture.md). */
export interface EntityDeclaration<N extends string, F> {
  gateway: GatewayName;
  /** Path below the gateway's base address. */
  endpoint: string;
  /** True where the specification shows no path: listed so in docs/gateways.md. */
  assumed?: boolean;
  /** This entity keeps no records: it is a list of another's. */
  of?: ListOf;
  menu?: MenuPlace;
  /** Position in its menu group, 0 first. */
  order?: number;
  icon?: IconName;
  /** Message keys of screen titles where `menu.*` has its own wording; `resources.<name>.name` otherwise. */
  titles?: Partial<Record<keyof Paths, string>>;
  /** The field or fields that name a record to people. */
  represent: (keyof F & string) | readonly (keyof F & string)[];
  /** Addresses that do not follow list / create / {id} / {id}/update; null where a dialog serves instead. */
  paths?: Partial<Record<keyof Paths, string | null>>;
  access: EntityAccess;
  fields: F;
  list: ListDeclaration<keyof F & string>;
  form?: readonly Section<keyof F & string>[];
  show?: readonly Section<keyof F & string>[];
  record?: RecordDeclaration<keyof F & string>;
  lifecycle?: Lifecycle<keyof F & string>;
  /** Cross-field rules over the whole record; pure. */
  rules?: (record: Record<string, unknown>) => RuleBreach<keyof F & string>[];
  /** Fields whose value may occur once: a second one is refused with 409. */
  unique?: readonly (keyof F & string)[];
  /** Keeps the entity's name in its type. */
  readonly name?: N;
}

export interface Entity<
  N extends string = string,
  F = Readonly<Record<string, Field>>,
> extends Omit<EntityDeclaration<N, F>, 'name'> {
  readonly name: N;
  readonly isEntity: true;
}

/**
 * Declares an entity. Its name and every field name must have labels: a name that the Mongolian catalogue
 * does not know does not compile, and English and Russian must match the Mongolian (docs/adding-a-resource.md).
 */
export function entity<N extends keyof ResourceLabels & string, F extends FieldsOf<N>>(
  name: N,
  declaration: EntityDeclaration<N, F> & { fields: Unlabelled<N, F> },
): Entity<N, F> {
  return { ...declaration, name, isEntity: true };
}

/** An entity whose field names are not known to the type system; what generic pages and gateways work with. */
export type AnyEntity = Entity<string, Readonly<Record<string, Field>>>;

/** Forgets the field names of an entity, for code that treats all entities alike. */
export const anyEntity = <N extends string, F>(declared: Entity<N, F>): AnyEntity =>
  declared as unknown as AnyEntity;

type RequiredKeys<F> = { [K in keyof F]: F[K] extends Field<unknown, true> ? K : never }[keyof F];
type ValueAt<F, K extends keyof F> = F[K] extends Field<infer V> ? V : never;

/** The record type of an entity: required fields are there, the others may be missing or null. */
export type RecordOf<E> =
  E extends Entity<string, infer F>
    ? { id: number | string } & { [K in RequiredKeys<F>]: ValueAt<F, K> } & {
        [K in Exclude<keyof F, RequiredKeys<F>>]?: ValueAt<F, K> | null;
      }
    : never;
