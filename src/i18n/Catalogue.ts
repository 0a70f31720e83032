import type { accounting } from './mn/areas/accounting';
import type { carLoans } from './mn/areas/car-loans';
import type { content } from './mn/areas/content';
import type { contracts } from './mn/areas/contracts';
import type { coupons } from './mn/areas/coupons';
import type { creditRegistry } from './mn/areas/credit-registry';
import type { customers } from './mn/areas/customers';
import type { eReceipts } from './mn/areas/e-receipts';
import type { loans } from './mn/areas/loans';
import type { merchants } from './mn/areas/merchants';
import type { messaging } from './mn/areas/messaging';
import type { organization } from './mn/areas/organization';
import type { settings } from './mn/areas/settings';
import type { tenantReports } from './mn/areas/tenant-reports';
import type { users } from './mn/areas/users';
import type { wallets } from './mn/areas/wallets';
import type { watchlists } from './mn/areas/watchlists';
import type { messages } from './mn';

type AreaMessages =
  | typeof customers
  | typeof watchlists
  | typeof creditRegistry
  | typeof contracts
  | typeof loans
  | typeof accounting
  | typeof users
  | typeof content
  | typeof settings
  | typeof messaging
  | typeof eReceipts
  | typeof carLoans
  | typeof wallets
  | typeof coupons
  | typeof merchants
  | typeof organization
  | typeof tenantReports;

type Merged<U> = (U extends unknown ? (part: U) => void : never) extends (all: infer I) => void
  ? I
  : never;

/** Labels of all entities by resource name: `name`, `fields`; some have `sections`, `actions`, `views`. */
export type ResourceLabels = Merged<AreaMessages['resources']> &
  Omit<(typeof messages)['resources'], 'common'>;

type EnumLabels = Merged<AreaMessages['enums']> & (typeof messages)['enums'];

/** Names of the enumerations whose values have labels. */
export type EnumName = keyof EnumLabels & string;

/** The whole Mongolian catalogue: the reference for the other languages and for keys in code. */
export type Catalogue = Omit<typeof messages & Merged<AreaMessages>, 'resources' | 'enums'> & {
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

type Leaves<T> = {
  [K in keyof T & (string | number)]: T[K] extends string ? `${K}` : `${K}.${Leaves<T[K]>}`;
}[keyof T & (string | number)];

/** Every message key, dotted. */
export type MessageKey = Leaves<Catalogue>;

/** Why an act is not open, by the key below `hindrances`. */
export type HindranceKey = keyof Catalogue['hindrances'] & string;
