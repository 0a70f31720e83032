import type { CustomerEvent } from '../../../../src/domain/enums/customers';
import { OPEN_LOAN_STATES } from '../../../../src/domain/enums/loans';
import type { OpenLoan } from '../../../../src/resources/watchlists/entry/api';
import type { Call } from '../../../engine/Call';
import type { MockRecord, RecId } from '../../../engine/MockRecord';
import type { Store } from '../../../engine/Store';
import { formerlyWith, formerOf } from '../../customers/customer/shownPeople';
import { collectionOf } from '../../../engine/records';
import { isVisible } from '../../../engine/tenancy';
import { closedByList, openedByList } from '../../../../src/domain/access/accessRules';
import { changeAccess, statusOf } from '../../customers/access-override/customerAccess';
import { warnRequests } from './waitingRequests';

const OPEN: readonly unknown[] = OPEN_LOAN_STATES;
const BLACK = 1;

type Person = Readonly<Record<string, unknown>>;

/** The customer who has one of these numbers, of any tenant, or who had it before. */
export function customerBy(
  { store }: Pick<Call, 'store'>,
  { regnum, companyRegnum }: Person,
): MockRecord | undefined {
  const now = store
    .collection('customers')
    ?.all.find(
      (one) =>
        (regnum && one.regnum === regnum) || (companyRegnum && one.companyRegnum === companyRegnum),
    );
  return now ?? formerlyWith(store, 'regnum', regnum || companyRegnum);
}

/** The customer whom an entry is about; undefined for somebody who is none. */
export const customerOf = (call: Pick<Call, 'store'>, entry: Person): MockRecord | undefined =>
  call.store.collection('customers')?.get(entry.customerId as RecId) ?? customerBy(call, entry);

/** Loans of a customer that are not paid back, as far as the caller may see them. */
export function openLoansOf(call: Call, customerId: unknown): OpenLoan[] {
  if (customerId === null || customerId === undefined) return [];
  return collectionOf(call, 'loans')
    .all.filter(
      (loan) =>
        loan.customerId === customerId && OPEN.includes(loan.state) && isVisible(call.caller, loan),
    )
    .map(
      ({ id, code, state, balance }) =>
        ({ id: Number(id), code, state, balance }) as unknown as OpenLoan,
    );
}

const numbersOf = ({ regnum, companyRegnum }: Person): unknown[] =>
  [regnum, companyRegnum].filter(Boolean);

/** Register numbers that a customer had before. */
const formerNumbers = (store: Store, id: unknown): string[] =>
  id === null || id === undefined
    ? []
    : formerOf(store, id as RecId).flatMap(({ part, value }) => (part === 'regnum' ? [value] : []));

/**
 * Whether an entry is about a person: a customer, or the numbers of somebody who is none yet
 * (docs/domain/watchlists.md 1.7). A number that a customer had before may be somebody else's who is a customer, too.
 */
function isAbout(store: Store, entry: MockRecord, person: Person): boolean {
  const { id } = person;
  const isCustomers = entry.customerId !== null && entry.customerId !== undefined;
  if (isCustomers && entry.customerId === id) return true;
  const asked = numbersOf(person);
  const listed = numbersOf(entry);
  if (id === undefined) listed.push(...formerNumbers(store, entry.customerId));
  else if (!isCustomers) asked.push(...formerNumbers(store, id));
  return asked.some((number) => listed.includes(number));
}

/** The entry in force of a person or company. */
export const listedEntry = (
  { store }: Pick<Call, 'store'>,
  person: Person,
): MockRecord | undefined =>
  (store.collection('bw-list')?.all ?? []).find(
    (entry) => entry.state === 'LISTED' && isAbout(store, entry, person),
  );

/** Somebody who was listed before becoming a customer is known by the entry from then on, whatever becomes of the number. */
export function bindEntries(store: Store): void {
  const entries = store.collection('bw-list');
  for (const entry of entries?.all ?? []) {
    if (entry.customerId !== null && entry.customerId !== undefined) continue;
    const customer = customerBy({ store }, entry);
    if (customer) entries?.follow(entry, { customerId: customer.id });
  }
}

/** The black list closes lending, and the way off it opens what it closed (docs/domain/watchlists.md 1.6). */
function followOnLending(
  { store, caller }: Call,
  customer: MockRecord,
  listType: number | null,
  { action, reason, source }: { action: CustomerEvent; reason: string; source: string },
): void {
  const before = statusOf(customer, 'canLend');
  const entry = { since: store.clock.iso(), by: caller.id, reason, source };
  const after = listType === BLACK ? closedByList(before, entry) : openedByList(before);
  changeAccess(store, customer, 'canLend', after, {
    action,
    by: caller.id,
    origin: 'MANUAL',
    reason,
    source,
  });
}

/** The kind of list of a customer before the black list; of one who was there from the start what is usual. */
function kindBefore({ store }: Call, customer: MockRecord): unknown {
  const put = store.history
    .of('customers', customer)
    .find(({ field, to }) => field === 'listType' && to === 'BLACK_LISTED');
  return put?.from ?? (customer.type === 'COMPANY' ? 'MERCHANT' : 'POCKET');
}

interface Follow {
  entryId: unknown;
  /** null = on no list any more. */
  listType: number | null;
  reason: string;
}

/**
 * The customer's kind of list follows the entry: black shows in the customer list and the alerts, and what it was before
 * comes back with the way off the black list. Recorded in the customer's history, and in those of waiting requests.
 */
export function followOnCustomer(
  call: Call,
  customer: MockRecord | undefined,
  follow: Follow,
): void {
  if (!customer) return;
  const { entryId, listType, reason } = follow;
  const from = customer.listType;
  const to =
    listType === BLACK
      ? 'BLACK_LISTED'
      : from === 'BLACK_LISTED'
        ? kindBefore(call, customer)
        : from;
  const at = call.store.clock.iso();
  const action: CustomerEvent =
    listType === null ? 'watch_off' : listType === BLACK ? 'watch_black' : 'watch_grey';
  const notice = {
    action,
    reason,
    source: `bw-list/${String(entryId)}`,
  };
  followOnLending(call, customer, listType, notice);
  call.store.history.add('customers', customer, {
    at,
    by: call.caller.id,
    ...(to === from ? {} : { field: 'listType', from, to }),
    origin: 'MANUAL',
    ...notice,
  });
  warnRequests(call, customer.id, notice);
  if (to !== from)
    collectionOf(call, 'customers').change(customer, { listType: to, updatedAt: at });
}
