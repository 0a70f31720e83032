import { fileOf } from '../lending/fileOf';
import type { LoanFile } from '../lending/LoanFile';
import { holdsLending, nplStageOf } from '../lending/standing';
import { accessValues } from '../samples/customers';
import {
  type AccessCause,
  accessValue,
  type AccessCauses,
  type AccessFlag,
} from '../samples/accessCauses';
import type { Rec } from './Rec';
import type { Store } from './Store';

/** A loan before and after something happened to it. */
export interface LoanTurn {
  /** The loan's record; still as it was. */
  record: Rec;
  before: LoanFile;
  after: LoanFile;
  /** Day by which lateness counts, before and after. */
  dayBefore: string;
  day: string;
}

/** Accesses that an overdue loan may keep closed (domain 4.13). */
const HELD: readonly AccessFlag[] = ['canLend', 'isCashOutDeposit'];

/**
 * What a loan's turn does to its customer (domain 4.1 T12–T14, 4.13): lending is held by the system while a loan is past
 * due, in the risk department or in court, and released when no loan holds it any more; the stage of non-performing
 * loans follows. Every change has its row in the customer's history.
 */
export function tellCustomer(store: Store, turn: LoanTurn): void {
  const { record, before, after, dayBefore, day } = turn;
  const customers = store.collection('customers');
  const customer = customers?.get(after.customerId);
  if (!customers || !customer) return;
  const others = (store.collection('loans')?.all ?? []).filter(
    (loan) => loan.customerId === after.customerId && loan.id !== record.id,
  );
  const files = [...others.map(fileOf), after];
  const [held, holds] = [holdsLending(before, dayBefore), holdsLending(after, day)];
  if (holds && !held) hold(store, customer, record);
  if (held && !holds && !files.some((file) => holdsLending(file, day))) release(store, customer);
  if (before.state !== after.state) {
    change(store, customer, 'nplStatus', nplStageOf(files), record);
  }
}

function hold(store: Store, customer: Rec, loan: Rec): void {
  const causes = causesOf(customer);
  const held = causes.canLend ?? [];
  if (held.some(({ cause, by }) => cause === 'NO_DUE_LOAN' && by === null)) return;
  const since = store.clock.iso();
  const cause: AccessCause = { cause: 'NO_DUE_LOAN', since, by: null, source: String(loan.code) };
  setCauses(store, customer, 'canLend', [...held, cause], String(loan.code));
}

function release(store: Store, customer: Rec): void {
  for (const flag of HELD) {
    const held = causesOf(customer)[flag] ?? [];
    const left = held.filter(({ cause, by }) => cause !== 'NO_DUE_LOAN' || by !== null);
    if (left.length < held.length) setCauses(store, customer, flag, left);
  }
}

function setCauses(
  store: Store,
  customer: Rec,
  flag: AccessFlag,
  left: AccessCause[],
  source?: string,
): void {
  const causes = { ...causesOf(customer), [flag]: left };
  const [from, to] = [customer[flag], accessValue(left)];
  if (from !== to) {
    store.history.add('customers', customer, {
      at: store.clock.iso(),
      by: null,
      action: to === 'YES' ? 'open' : 'close',
      field: flag,
      from,
      to,
      origin: 'AUTO',
      ...(source ? { source } : {}),
    });
  }
  store
    .collection('customers')
    ?.change(customer, { ...accessValues(causes), accessCauses: causes });
}

function change(store: Store, customer: Rec, field: string, to: unknown, loan: Rec): void {
  const from = customer[field] ?? null;
  if (from === to) return;
  store.history.add('customers', customer, {
    at: store.clock.iso(),
    by: null,
    action: 'update',
    field,
    from,
    to,
    origin: 'AUTO',
    source: String(loan.code),
  });
  store.collection('customers')?.change(customer, { [field]: to });
}

const causesOf = (customer: Rec): AccessCauses => (customer.accessCauses ?? {}) as AccessCauses;
