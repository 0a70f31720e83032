import type { Right } from '../domain/enums/permissions';
import type {
  FieldLabel,
  MessageKey,
  ResourceName,
  SectionLabel,
  SubPageLabel,
  TabLabel,
  ViewLabel,
} from '../i18n/Catalogue';
import type { MenuKey } from '../resources/groups';
import type { Fields, PartialValues, ValueOfField, ValuesOf } from './Field';
import type { Guard } from './guard';
import type { Asks, Lifecycle } from './lifecycle';
import type { IconName } from '../ui/icons';
import type { GatewayName } from '../http/gateways';

/** Permissions or realm roles of which one is enough. */
export type Access = Right | readonly Right[];

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
  /** Who may export the list as a workbook; by default everybody who sees the list. */
  export?: Access;
}

type OneOrMore<V> = V | readonly V[];

/** Figures and days may be asked for by their bounds, both inclusive; values of a closed list may not. */
type Range<V> = string extends V ? Bounds<V> : number extends V ? Bounds<V> : never;

interface Bounds<V> {
  readonly from?: V;
  readonly to?: V;
}

type FilterValue<V> = [V] extends [readonly (infer One)[]]
  ? OneOrMore<One>
  : OneOrMore<V> | Range<V>;

/** What a list can be filtered by, field by field: one of the field's values, several of them, or a range. */
export type FilterOf<F> = { readonly [K in keyof F]?: FilterValue<ValueOfField<F[K]>> };

/** A view of the list: a tab above it that fixes some filters. Label: `resources.<name>.views.<key>`. */
export interface ListView<F = Fields, Key = string> {
  key: Key;
  filter: FilterOf<F>;
}

/** True while a record is new, and has no id yet. */
interface WhenNew {
  readonly field: 'id';
  readonly is: readonly [undefined, null];
}

/** A field and those of its values on which something depends. */
export type When<F> = {
  [K in keyof F & string]: { readonly field: K; readonly is: readonly ValueOfField<F[K]>[] };
}[keyof F & string];

/** The same for fields that the type system does not know. */
interface AnyWhen {
  readonly field: string;
  readonly is: readonly unknown[];
}

export interface Section<Key = string, K extends string = string, W = AnyWhen> {
  key: Key;
  fields: readonly K[];
  /** Shown, and its fields asked for, only while another field has one of these values. */
  when?: W;
}

/** A group of fields in forms and on the record; label `resources.<name>.sections.<key>`. */
export function section<Key extends string, K extends string>(
  key: Key,
  fields: readonly K[],
): Section<NoInfer<Key>, NoInfer<K>, never>;
/** @param when the section is shown only while another field has one of these values */
export function section<Key extends string, K extends string, const W extends AnyWhen>(
  key: Key,
  fields: readonly K[],
  when: W,
): Section<NoInfer<Key>, NoInfer<K>, NoInfer<W>>;
export function section(key: string, fields: readonly string[], when?: AnyWhen): Section {
  return { key, fields, when };
}

/**
 * A broken rule: the field it is shown at (dotted in embedded lists: `shareholders.0.regnum`) and the message key.
 */
export interface ValidationIssue<K extends string = string> {
  field: K | `${K}.${number}.${string}`;
  message: MessageKey;
  values?: Record<string, unknown>;
}

/** Records that wait for somebody's work (docs/domain/interface.md 7.1). */
export interface Waiting<F = Fields> {
  filter: FilterOf<F>;
  /** Field with the moment since when a record waits; the oldest come first. */
  since: keyof F & string;
  /** Time in which it should be done, minutes. */
  slaMinutes: number;
  /** The list's page is their queue; without it they are worked through in the list. */
  isQueue?: true;
}

/** The column that shows the record's name (`represent`), for records that no single field names. */
export const NAME_COLUMN = '@name';

/** How the palette finds an entity's records, which its list must be able to search (docs/domain/interface.md 3.6). */
export interface InPalette<K extends string = string> {
  /** What their numbers begin with (`MO-`): they are found by their number. Without it: by two letters of their name. */
  begins?: string;
  /** The fields beside a name: what tells it from another, and what is wrong. At most three. */
  says: readonly K[];
}

export interface ListDeclaration<F = Fields, View = string> {
  columns: readonly ((keyof F & string) | typeof NAME_COLUMN)[];
  /** Fields that can be filtered by; the first two are always shown. */
  filters?: readonly (keyof F & string)[];
  /** Free-text search parameter `q`. `private` = what people type is personal data. */
  search?: boolean | 'private';
  sort: { readonly field: (keyof F & string) | 'id'; readonly order: 'ASC' | 'DESC' };
  views?: readonly ListView<F, View>[];
  /** Key of the view that the bare address opens; all records are then one click away. All of them without it. */
  opensWith?: View;
  /**
   * Filters of which one is needed: the records are parts of another one (a customer's bank accounts), and are never asked
   * for all at once, by their ids neither.
   */
  askedBy?: readonly string[];
  /** For lists that the specification asks by POST with a filter body. */
  via?: { method: 'POST'; path: string };
  /** The column that one looks for: it stays in sight at the right edge, however narrow the window is. */
  decides?: keyof F & string;
  /** Columns hidden until the person chooses them. */
  optional?: readonly (keyof F & string)[];
}

/** The fields that say how a record stands: choices and flags. A sum, a text or a list of things is no state. */
type StateField<F> = string extends keyof F
  ? string
  : {
      [K in keyof F & string]: ValueOfField<F[K]> extends infer V
        ? string extends V
          ? never
          : number extends V
            ? never
            : V extends string | number | boolean
              ? K
              : never
        : never;
    }[keyof F & string];

export interface RecordDeclaration<K extends string, S extends string = K> {
  /** Four to six figures under the name. */
  facts?: readonly K[];
  /** The choice or flag shown as a chip beside the name. */
  status?: S;
}

/** A tab of the record's page: a route below the record. Label: `resources.<name>.tabs.<key>`. */
export interface Tab<Key extends string = string> {
  /**
   * The address below the record's. `call-log/:customerId` takes the number of another record: that of the field of this
   * name in links, any in an address.
   */
  key: Key;
  /** The tab needs the page's width: the column of events is left out. */
  wide?: true;
}

/** What no field is: the compiler's message names the label that is not there. */
interface Missing<Label extends string> {
  missing: Label;
}

/** Refuses fields without a label, which the bound of a type parameter alone would let pass. */
type Unlabelled<N extends ResourceName, F> = {
  [K in Exclude<keyof F, FieldLabel<N>> & string]: Missing<`resources.${N}.fields.${K}`>;
};

/** The keys of one resource's labels; any text where the resource is not known. */
export type KeyOf<N extends ResourceName, Label> = ResourceName extends N ? string : Label;

/** A list over another entity's records: those that pass the filter, under rights and an address of its own. */
export interface ListOf<F = Fields> {
  /** The entity whose records they are; links and actions lead there. */
  resource: ResourceName;
  filter: FilterOf<F>;
}

/** Whose people change what belongs to no lender alone (docs/domain/identity.md 4.6). */
export type RuledBy = 'mainTenant' | 'everyLender';

/**
 * What a list of the ledger shows of a lender's books: `records`, each of which stands in the books of one lender, or `sums`
 * over the lines of the books that are asked for, so that a record's own page asks for them, too.
 */
export type Books = 'records' | 'sums';

/** What an entity is, beside its name. */
interface Declared<
  N extends ResourceName,
  F extends Fields,
  S extends keyof F & string,
  Action extends string,
  A extends Asks<Action>,
  Form,
  T extends string,
  P extends string,
> {
  gateway: GatewayName;
  /** Path below the gateway's base address. */
  endpoint: string;
  /** Where the documents do something else than at the endpoint itself: `GET {list}`, `PUT {change}/{id}`. */
  at?: { readonly list?: string; readonly change?: string };
  /** True where the specification shows no path: listed so in docs/gateways.md. */
  assumed?: boolean;
  /** This entity keeps no records: it is a list of another's. */
  of?: ListOf<F>;
  /** Group of the side menu; `resources/groups.ts` has them all with their titles and icons. */
  menu?: MenuKey;
  /** Position in its menu group, 0 first. */
  order?: number;
  icon?: IconName;
  /** Message keys of screen titles where `menu.*` has its own wording; `resources.<name>.name` otherwise. */
  titles?: Partial<Record<keyof Paths, MessageKey>>;
  /**
   * What is said first when its list or one of its records could not be had, or what was typed into an action was refused,
   * where the documents have words for it.
   */
  failures?: Partial<Record<'list' | 'show' | 'refused', MessageKey>>;
  /** The field or fields that name a record to people. */
  represent: (keyof F & string) | readonly (keyof F & string)[];
  /** Addresses that do not follow list / create / {id} / {id}/update; null where a dialog serves instead. */
  paths?: Partial<Record<keyof Paths, string | null>>;
  access: EntityAccess;
  /**
   * Its records name no lender and nobody who belongs to one, so a change concerns all lenders: whose people may make it
   * beside holding the right.
   */
  ruledBy?: RuledBy;
  /** Its list shows the books of one lender, the person's own first; whoever sees all chooses (docs/domain/money.md 2.4). */
  books?: Books;
  /** What stands beside the right with which records are made, changed or removed. */
  guards?: Partial<Record<'create' | 'edit' | 'delete', Guard>>;
  /** Of an entity whose edits wait for another person (`inForceByAnother`): fields that guard neither money nor law, and are changed at once. */
  unguarded?: readonly (keyof F & string)[];
  list: ListDeclaration<F, KeyOf<N, ViewLabel<N>>>;
  palette?: InPalette<keyof F & string>;
  /** What waits in this list: counted on the desk and in the menu. */
  waiting?: Waiting<F>;
  form?: Form;
  show?: Sections<N, F>;
  record?: RecordDeclaration<keyof F & string, StateField<F>>;
  /** Tabs of the record's page in their order; the first one opens with the bare address. */
  tabs?: readonly Tab<T>[];
  /**
   * Pages below a record beside its tabs, by the rest of their address (`income/all`), open with the right to see the
   * record. Titles: `resources.<name>.subPages.<rest>`.
   */
  subPages?: readonly P[];
  lifecycle?: Lifecycle<F, S, Action, A>;
  /**
   * States of the life cycle in which a record stays: nobody and nothing has to do anything more with it. Every other state is left
   * by an action, by time or by an answer (docs/domain/unknown-outcomes.md 2.1).
   */
  ends?: readonly string[];
  /** Cross-field rules over the whole record; pure. A new record has no id. */
  rules?(
    record: PartialValues<F> & { readonly id?: unknown },
  ): readonly ValidationIssue<keyof F & string>[];
  /** Fields whose value may occur once: a second one is refused with 409. */
  unique?: readonly (keyof F & string)[];
  /** What tells two records of the same name apart, where one of them is chosen. */
  identifiedBy?: readonly (keyof F & string)[];
}

/** The sections of an entity's form or record page. */
type Sections<N extends ResourceName = ResourceName, F extends Fields = Fields> = readonly Section<
  KeyOf<N, SectionLabel<N>>,
  keyof F & string,
  string extends keyof F & string ? AnyWhen : When<F> | WhenNew
>[];

/**
 * An entity: its name and fields, the names of its actions, and the sections of its form are known to the type system.
 * Without them it is any entity, which is what generic pages and gateways work with.
 */
export interface Entity<
  N extends ResourceName = ResourceName,
  F extends Fields = Fields,
  Action extends string = string,
  Form = Sections<N, F>,
  T extends string = string,
  P extends string = string,
> extends Declared<N, F, keyof F & string, Action, Asks<Action>, Form, T, P> {
  readonly name: N;
  readonly fields: F;
  readonly isEntity: true;
}

/**
 * Declares an entity; everything else follows from it (docs/architecture.md). Its name and every field name must have
 * labels: a name that the Mongolian catalogue does not know does not compile, and English and Russian must match the
 * Mongolian (docs/adding-a-resource.md).
 */
export function entity<
  N extends ResourceName,
  F extends Fields,
  S extends keyof F & string = never,
  Action extends string = never,
  A extends Asks<Action> = Asks<never>,
  Form extends Sections<N, F> = [],
  T extends KeyOf<N, TabLabel<N>> = never,
  P extends KeyOf<N, SubPageLabel<N>> = never,
>(
  name: N,
  declaration: Declared<N, NoInfer<F>, S, Action, A, Form, T, P> & { fields: F & Unlabelled<N, F> },
): Entity<N, F, Action, Form, T, P> {
  return { ...declaration, name, isEntity: true };
}

/** Any entity. */
export type AnyEntity = Entity;

/** Names of an entity's actions; any text for any entity. */
export type ActionOf<E> =
  E extends Entity<ResourceName, Fields, infer Action extends string, unknown> ? Action : never;

/** Keys of the tabs of an entity's record; any text for any entity. */
export type TabOf<E> =
  E extends Entity<ResourceName, Fields, string, unknown, infer T extends string> ? T : never;

/** Keys of the pages below an entity's record; any text for any entity. */
export type SubPageOf<E> =
  E extends Entity<ResourceName, Fields, string, unknown, string, infer P extends string>
    ? P
    : never;

/** Keys of an entity's sections; any text for any entity. */
export type SectionOf<E extends AnyEntity> = KeyOf<E['name'], SectionLabel<E['name']>>;

/** Fields of sections that are there only under a condition. */
type Sometimes<Form> = Form extends readonly (infer One)[]
  ? Exclude<FieldsWithin<One, true>, FieldsWithin<One, false>>
  : never;

type FieldsWithin<S, Conditional extends boolean> =
  S extends Section<unknown, infer K, infer W>
    ? [W] extends [WhenNew]
      ? Conditional extends true
        ? never
        : K
      : Conditional extends true
        ? K
        : never
    : never;

/**
 * The record type of an entity: required fields are there, the others, and those that only some records have, may be
 * missing or null.
 */
export type RecordOf<E> =
  E extends Entity<ResourceName, infer F, string, infer Form>
    ? { id: number | string } & ValuesOf<F, Sometimes<Form>>
    : never;
