import type { messages } from './mn';
import type { Rooms } from './rooms.gen';
import type { Keys } from './words';

/** The texts of the frame, and those of each room, which a file that is made names (`scripts/rooms.mjs`). */
type Part = typeof messages | Keys<Rooms>;

type Merged<U> = (U extends unknown ? (part: U) => void : never) extends (all: infer I) => void
  ? I
  : never;

type PartOf<K extends string> = Part extends infer P
  ? P extends { [key in K]: infer V }
    ? V
    : never
  : never;

/** Labels of all entities by resource name: `name`, `fields`; some have `sections`, `actions`, `views`, `tabs`. */
export type ResourceLabels = Omit<Merged<PartOf<'resources'>>, 'common'>;

type EnumLabels = Merged<PartOf<'enums'>>;

/** Names of the enumerations whose values have labels. */
export type EnumName = keyof EnumLabels & string;

/** The whole Mongolian catalogue: the reference for the other languages and for keys in code. */
export type Catalogue = Omit<Merged<Part>, 'resources' | 'enums'> & {
  resources: ResourceLabels & (typeof messages)['resources'];
  enums: EnumLabels;
};

type CommonField = keyof (typeof messages)['resources']['common']['fields'] & string;

type OwnField<R> = R extends { fields: infer F } ? keyof F & string : never;

/** Field names that have a label for the resource: its own and the shared ones. */
export type FieldLabel<R extends keyof ResourceLabels> = OwnField<ResourceLabels[R]> | CommonField;

/** Name of a resource: what has labels. */
export type ResourceName = keyof ResourceLabels & string;

/** Keys of one part of a resource's labels; where the resource has no such part, a type that names what is missing. */
type LabelKey<R extends ResourceName, Part extends string> =
  ResourceLabels[R] extends Readonly<Record<Part, infer Labels>>
    ? keyof Labels & string
    : MissingLabels<`resources.${R}.${Part}`>;

/** What no text is: the compiler's message names the labels that are not there. */
type MissingLabels<Path extends string> = string & { missing: Path };

/** Keys of sections that have a title for the resource. */
export type SectionLabel<R extends ResourceName> = LabelKey<R, 'sections'>;

/** Keys of list views that have a title for the resource. */
export type ViewLabel<R extends ResourceName> = LabelKey<R, 'views'>;

/** Keys of the record's tabs that have a title for the resource. */
export type TabLabel<R extends ResourceName> = LabelKey<R, 'tabs'>;

/** Keys of pages below the record that have a title for the resource. */
export type SubPageLabel<R extends ResourceName> = LabelKey<R, 'subPages'>;

type Leaves<T> = {
  [K in keyof T & (string | number)]: T[K] extends string ? `${K}` : `${K}.${Leaves<T[K]>}`;
}[keyof T & (string | number)];

/** Every message key, dotted. */
export type MessageKey = Leaves<Catalogue>;

/** What stands in the catalogue at a path; where nothing does, what has no keys. */
type At<T, Path extends string> = Path extends `${infer K}.${infer Rest}`
  ? At<K extends keyof T ? T[K] : object, Rest>
  : Path extends keyof T
    ? T[Path]
    : object;

/** Keys below a part of the catalogue, dotted: what `part.${key}` may name. */
export type KeyBelow<Part extends string> = Leaves<At<Catalogue, Part>>;

/** What an account of the books is called: a line of a journal names its account by it. */
export type AccountKey = `ledgerAccounts.${KeyBelow<'ledgerAccounts'>}`;

/** Why an action is not open, by the key below `blocks`. */
export type ActionBlockKey = keyof Catalogue['actionBlocks'] & string;
