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

/** Their people are typed in, and found by their register numbers alone: the number follows, the name is as signed. */
const STUDENT_CONTRACTS: ResourceName = 'contract/student/guarantee';

type Part = 'name' | 'regnum' | 'phone';

const PARTS: readonly Part[] = ['name', 'regnum', 'phone'];

const sayingOf = (customer: MockRecord): Record<Part, unknown> => ({
  name: wholeName(customer),
  regnum: customer.regnum ?? customer.companyRegnum ?? null,
  phone: customer.phone ?? null,
});

/** A register number is somebody's within a lender. */
const numberWithin = (tenant: unknown, regnum: unknown): string => JSON.stringify([tenant, regnum]);

interface Known {
  /** The customers' number of changes when they were last looked at. */
  changes: number;
  /** What each customer was called when first seen. */
  first: Map<RecId, string>;
  /** Those who have been called something else since. */
  changed: Set<RecId>;
  /** The register number of each customer when last looked at. */
  numbers: Map<RecId, unknown>;
  /** Numbers that were found corrected by the last look, and what they are now. */
  corrected: Map<string, unknown>;
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
    numbers: new Map<RecId, unknown>(),
    corrected: new Map<string, unknown>(),
    rooms: '',
  };
  knownOf.set(customers, known);
  known.corrected.clear();
  if (known.changes === customers.changes) return known;
  known.changes = customers.changes;
  known.rooms = '';
  for (const customer of customers.all) {
    const saying = JSON.stringify(sayingOf(customer));
    const first = known.first.get(customer.id);
    if (first === undefined) known.first.set(customer.id, saying);
    else if (first !== saying) known.changed.add(customer.id);
    const { id, tenant, regnum } = customer;
    const former = known.numbers.get(id);
    if (former && regnum && former !== regnum)
      known.corrected.set(numberWithin(tenant, former), regnum);
    known.numbers.set(id, regnum);
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
 * A corrected number is that of the same person: who is bound by a student's contract stays so. Once, when it is corrected:
 * later the wrong number may be somebody else's.
 */
function followCorrections(store: Store, { corrected }: Known): void {
  const contracts = corrected.size > 0 ? store.collection(STUDENT_CONTRACTS) : undefined;
  for (const contract of contracts?.all ?? []) {
    const now = (regnum: unknown) => corrected.get(numberWithin(contract.tenant, regnum)) ?? regnum;
    const people = contract.people as { regnum?: unknown }[];
    if ([contract, ...people].every(({ regnum }) => regnum === now(regnum))) continue;
    contracts?.follow(contract, {
      regnum: now(contract.regnum),
      people: people.map((person) => ({ ...person, regnum: now(person.regnum) })),
    });
  }
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
  followCorrections(store, known);
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
