import { NAME_LOG, wholeName } from '../../../../src/domain/customers/identityChanges';
import type { AnyEntity } from '../../../../src/entity/entity';
import type { PersonSaid } from '../../../../src/entity/Field';
import type { ResourceName } from '../../../../src/i18n/Catalogue';
import type { AlsoSaid } from '../../../engine/alsoSaid';
import type { Collection } from '../../../engine/Collection';
import type { MockRecord, RecId } from '../../../engine/MockRecord';
import type { Store } from '../../../engine/Store';

const CUSTOMERS: ResourceName = 'customers';
const NAMES: ResourceName = 'customers/search/management-history';

/** Their people are typed in, and found by their register numbers alone: the number follows, the name is as signed. */
const STUDENT_CONTRACTS: ResourceName = 'contract/student/guarantee';

type Part = PersonSaid['part'];

const PARTS: readonly Part[] = ['name', 'regnum', 'phone'];

/** Who somebody is. */
type Saying = Readonly<Record<Part, unknown>>;

const sayingOf = (customer: MockRecord): Saying => ({
  name: wholeName(customer),
  regnum: customer.regnum ?? customer.companyRegnum ?? null,
  phone: customer.phone ?? null,
});

const isSame = (one: Saying, other: Saying): boolean =>
  one.name === other.name && one.regnum === other.regnum && one.phone === other.phone;

/** A register number is somebody's within a lender. */
const numberWithin = (tenant: unknown, regnum: unknown): string => JSON.stringify([tenant, regnum]);

/** What a field of an entity says of a customer. */
interface SaidField extends PersonSaid {
  readonly field: string;
  readonly by: string;
}

const saidFields = new WeakMap<AnyEntity, readonly SaidField[]>();

/** The fields by which an entity declares that it shows who somebody is. */
function saidIn(entity: AnyEntity): readonly SaidField[] {
  let said = saidFields.get(entity);
  if (!said) {
    said = Object.entries(entity.fields).flatMap(([field, { options }]) =>
      options.person ? [{ by: 'customerId', ...options.person, field }] : [],
    );
    saidFields.set(entity, said);
  }
  return said;
}

/** What somebody was called, or a number or phone that was theirs, and until when. */
export interface Former {
  readonly part: Part;
  readonly value: string;
  /** ISO instant */
  readonly until: string;
}

interface Known {
  /** The customers' number of changes when they were last looked at. */
  changes: number;
  /** What each customer was called when last looked at. */
  sayings: Map<RecId, Saying>;
  /** Those who are called something else than in the sample. */
  changed: Set<RecId>;
  /** What each was called before, the oldest first. */
  former: Map<RecId, Former[]>;
  /** Numbers that were found corrected since records last followed, and what they are now. */
  corrected: Map<string, unknown>;
  /** The number of changes of everything when records last followed. */
  followed: number;
}

const knownOf = new WeakMap<Collection, Known>();

/** Names of the sample's customers before the log of name changes says that they changed. */
function sampledFormer(store: Store, customers: Collection): Map<RecId, Former[]> {
  const former = new Map<RecId, Former[]>();
  const byNumber = new Map(customers.all.map((customer) => [customer.regnum, customer]));
  const log = [...(store.collection(NAMES)?.all ?? [])];
  for (const { at, action, regnum, from } of log.sort((one, other) =>
    String(one.at) < String(other.at) ? -1 : 1,
  )) {
    const customer = byNumber.get(regnum);
    if (!customer || !from) continue;
    const { lastName, firstName } = customer;
    const names =
      action === NAME_LOG.lastName
        ? { lastName: from, firstName }
        : action === NAME_LOG.firstName
          ? { lastName, firstName: from }
          : undefined;
    if (names)
      note(former, customer.id, { part: 'name', value: wholeName(names), until: String(at) });
  }
  return former;
}

function note(former: Map<RecId, Former[]>, id: RecId, one: Former): void {
  former.set(id, [...(former.get(id) ?? []), one]);
}

function firstLook(store: Store, customers: Collection): Known {
  const known: Known = {
    changes: -1,
    sayings: new Map(),
    changed: new Set(),
    former: sampledFormer(store, customers),
    corrected: new Map(),
    followed: -1,
  };
  knownOf.set(customers, known);
  return known;
}

/** Who has another name or number than when last looked at. */
function look(store: Store, customers: Collection): Known {
  const known = knownOf.get(customers) ?? firstLook(store, customers);
  if (known.changes === customers.changes) return known;
  for (const customer of customers.all) {
    const { id, tenant } = customer;
    const [former, now] = [known.sayings.get(id), sayingOf(customer)];
    if (former && isSame(former, now)) continue;
    known.sayings.set(id, now);
    if (!former) continue;
    known.changed.add(id);
    const until = store.clock.iso();
    for (const part of PARTS)
      if (former[part] && former[part] !== now[part])
        note(known.former, id, { part, value: String(former[part]), until });
    if (former.regnum && former.regnum !== now.regnum)
      known.corrected.set(numberWithin(tenant, former.regnum), now.regnum);
  }
  known.changes = customers.changes;
  return known;
}

/** What a customer was called before, and which numbers and phones were theirs, the oldest first. */
export function formerOf(store: Store, id: RecId): readonly Former[] {
  const customers = store.madeAlready(CUSTOMERS);
  return (customers && look(store, customers).former.get(id)) ?? [];
}

/** The customer whose number or phone this was before, the last one who had it; undefined where nobody did. */
export function formerlyWith(store: Store, part: Part, value: unknown): MockRecord | undefined {
  const customers = store.madeAlready(CUSTOMERS);
  if (!customers) return undefined;
  const had = [...look(store, customers).former].flatMap(([id, all]) =>
    all
      .filter((one) => one.part === part && one.value === value)
      .map(({ until }) => ({ id, until })),
  );
  const [last] = had.sort((one, other) => (one.until < other.until ? 1 : -1));
  return last && customers.get(last.id);
}

/** The id of the customer that a record names by a field: the customer, or a record that has one. */
function customerIdOf(
  store: Store,
  entity: AnyEntity,
  record: MockRecord,
  by: string,
): RecId | undefined {
  const id = record[by] as RecId | null | undefined;
  if (id === null || id === undefined) return undefined;
  const target = String(entity.fields[by]?.options.resource);
  if (target === CUSTOMERS) return id;
  const collection = store.collection(target);
  const named = collection?.get(id);
  return collection && named
    ? customerIdOf(store, collection.entity, named, 'customerId')
    : undefined;
}

/** True from the day on which it was signed, printed, reported or said by somebody else. */
const isCopy = (record: MockRecord, { asOf }: PersonSaid): boolean =>
  asOf !== undefined && record[asOf] !== null && record[asOf] !== undefined;

/** What a record says of customers and should say otherwise. */
function patchOf(
  store: Store,
  customers: Collection,
  { changed }: Known,
  entity: AnyEntity,
  record: MockRecord,
): Record<string, unknown> {
  const patch: Record<string, unknown> = {};
  for (const said of saidIn(entity)) {
    const { field, by, part } = said;
    // Of a company's number and a person's, a record that could hold both has one.
    const saysNothing = part === 'regnum' ? !record[field] : !(field in record);
    if (saysNothing || isCopy(record, said)) continue;
    const id = customerIdOf(store, entity, record, by);
    const customer = id !== undefined && changed.has(id) ? customers.get(id) : undefined;
    if (!customer) continue;
    const now = sayingOf(customer)[part];
    if (record[field] !== now) patch[field] = now;
  }
  return patch;
}

/** Brings the records of an entity to what their customers are called now. */
function bring(store: Store, customers: Collection, known: Known, room: Collection): void {
  if (saidIn(room.entity).length === 0) return;
  for (const record of room.all) {
    const patch = patchOf(store, customers, known, room.entity, record);
    if (Object.keys(patch).length > 0) room.follow(record, patch);
  }
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
 * A customer who is called otherwise than before, or has another number, is so wherever a field says that it is who a
 * customer is (docs/domain/customers.md 3.6). What was signed, printed, sent or reported keeps what it said.
 */
export function followPeople(store: Store): void {
  const customers = store.collection(CUSTOMERS);
  if (!customers) return;
  const known = look(store, customers);
  if (known.changed.size === 0 || known.followed === store.changes) return;
  followCorrections(store, known);
  known.corrected.clear();
  for (const room of store.made()) bring(store, customers, known, room);
  known.followed = store.changes;
}

/** A sample that is made only now says what people are called now, not what they were called when all began. */
export function catchUpPeople(store: Store, room: Collection): void {
  const customers = store.madeAlready(CUSTOMERS);
  const known = customers && knownOf.get(customers);
  if (known && known.changed.size > 0) bring(store, customers, known, room);
}

const NONE: readonly AlsoSaid[] = [];

/** The field of a customer that says a part of who they are, for searching. */
const ownField = ({ type }: MockRecord, part: Part): string => {
  const isCompany = type === 'COMPANY';
  if (part === 'name') return isCompany ? 'name' : 'firstName';
  return part === 'regnum' && isCompany ? 'companyRegnum' : part;
};

/** By what else a record is found: whatever its customers were called, or had, before, and what they are called now. */
export function alsoSaidOf(
  store: Store,
  entity: AnyEntity,
  record: MockRecord,
): readonly AlsoSaid[] {
  const customers = store.madeAlready(CUSTOMERS);
  const former = customers && look(store, customers).former;
  if (!former || former.size === 0) return NONE;
  if (entity.name === CUSTOMERS)
    return (former.get(record.id) ?? []).map(({ part, value, until }) => ({
      field: ownField(record, part),
      value,
      until,
    }));
  return saidIn(entity).flatMap(({ field, by, part }) => {
    const id = customerIdOf(store, entity, record, by);
    const all = id === undefined ? undefined : former.get(id);
    const customer = all && customers.get(id as RecId);
    if (!customer) return [];
    const said = all.filter((one) => one.part === part);
    const now = { value: String(sayingOf(customer)[part] ?? ''), until: null };
    return [now, ...said].flatMap(({ value, until }) =>
      value === '' || value === record[field] ? [] : [{ field, value, until }],
    );
  });
}
