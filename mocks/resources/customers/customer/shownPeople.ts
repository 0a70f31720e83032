import { wholeName } from '../../../../src/domain/customers/identityChanges';
import type { ResourceName } from '../../../../src/i18n/Catalogue';
import type { Collection } from '../../../engine/Collection';
import type { MockRecord, RecId } from '../../../engine/MockRecord';
import type { Store } from '../../../engine/Store';

/** Under which names a record says who somebody is; what it does not say it does not get. */
interface Shown {
  /** Holds the customer's id. */
  by: string;
  name: string;
  regnum?: string;
  phone?: string;
}

const CUSTOMER: Shown = {
  by: 'customerId',
  name: 'customerName',
  regnum: 'regnum',
  phone: 'phone',
};

/** Where people are worked with under the name, number and phone of now (docs/domain/customers.md 3.4). */
const ROOMS: readonly (readonly [ResourceName, readonly Shown[]])[] = [
  ['loans', [CUSTOMER]],
  ['loans/pending/loan', [CUSTOMER]],
  ['loans/pending/ltl', [CUSTOMER]],
  ['loans/pending/extension', [CUSTOMER]],
  ['loans/pending/payment', [CUSTOMER]],
  ['loans/assessment', [CUSTOMER]],
  [
    'loans/guarantee-request',
    [
      { by: 'guarantorId', name: 'guarantor', regnum: 'guarantorRegnum' },
      { by: 'borrowerId', name: 'borrower' },
    ],
  ],
  ['court-list', [CUSTOMER]],
  ['car-loan/loan-requests', [CUSTOMER]],
  ['customers/income/requests', [CUSTOMER]],
  ['customers/level-queue', [CUSTOMER]],
  ['customers/delete/request', [CUSTOMER]],
  ['feedback', [CUSTOMER]],
];

type Part = 'name' | 'regnum' | 'phone';

const PARTS: readonly Part[] = ['name', 'regnum', 'phone'];

const sayingOf = (customer: MockRecord): Record<Part, unknown> => ({
  name: wholeName(customer),
  regnum: customer.regnum ?? customer.companyRegnum ?? null,
  phone: customer.phone ?? null,
});

interface Known {
  /** The customers' number of changes when they were last looked at. */
  changes: number;
  /** What each customer was called when first seen. */
  first: Map<RecId, string>;
  /** Those who have been called something else since. */
  changed: Set<RecId>;
  /** The rooms' numbers of changes when they last followed. */
  rooms: string;
}

const knownOf = new WeakMap<Collection, Known>();

/** Who has another name or number than when first seen. */
function look(customers: Collection): Known {
  const known = knownOf.get(customers) ?? {
    changes: -1,
    first: new Map<RecId, string>(),
    changed: new Set<RecId>(),
    rooms: '',
  };
  knownOf.set(customers, known);
  if (known.changes === customers.changes) return known;
  known.changes = customers.changes;
  known.rooms = '';
  for (const customer of customers.all) {
    const saying = JSON.stringify(sayingOf(customer));
    const first = known.first.get(customer.id);
    if (first === undefined) known.first.set(customer.id, saying);
    else if (first !== saying) known.changed.add(customer.id);
  }
  return known;
}

/** What a record says of a customer and should say otherwise. */
function patchOf(record: MockRecord, shown: Shown, customer: MockRecord): Record<string, unknown> {
  const saying = sayingOf(customer);
  const patch: Record<string, unknown> = {};
  for (const part of PARTS) {
    const field = shown[part];
    if (field && field in record && record[field] !== saying[part]) patch[field] = saying[part];
  }
  return patch;
}

/**
 * A customer who is called otherwise than before, or has another number, is so wherever people are worked with. What was
 * signed, printed, sent or reported keeps what it said.
 */
export function followPeople(store: Store): void {
  const customers = store.collection('customers');
  if (!customers) return;
  const known = look(customers);
  if (known.changed.size === 0) return;
  const rooms = ROOMS.map(([name, shown]) => [store.collection(name), shown] as const);
  const state = () => rooms.map(([room]) => room?.changes).join();
  if (known.rooms === state()) return;
  for (const [room, shown] of rooms) {
    for (const record of room?.all ?? []) {
      for (const one of shown) {
        const customer = known.changed.has(record[one.by] as RecId)
          ? customers.get(record[one.by] as RecId)
          : undefined;
        const patch = customer ? patchOf(record, one, customer) : {};
        if (Object.keys(patch).length > 0) room?.follow(record, patch);
      }
    }
  }
  known.rooms = state();
}
