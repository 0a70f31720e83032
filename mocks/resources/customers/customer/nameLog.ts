import type { NAME_LOG } from '../../../../src/domain/customers/identityChanges';
import { NAME_FIELDS, wholeName } from '../../../../src/domain/customers/identityChanges';
import { bodyOf, type Call } from '../../../engine/Call';
import type { MockRecord } from '../../../engine/MockRecord';
import { collectionOf } from '../../../engine/records';

const NAMES = 'customers/search/management-history';

type NameLogType = (typeof NAME_LOG)[keyof typeof NAME_LOG];

/** The document that a change rests on, as dialogs ask for it. */
type Documents = Readonly<Record<string, unknown>>;

interface Row {
  action: NameLogType;
  from: unknown;
  to: unknown;
  reason: unknown;
}

/** Writes a row of the name-change log; nobody changes or removes one (docs/domain/customers.md 3.4). */
export function logName(
  call: Call,
  customer: MockRecord,
  row: Row,
  { document = null, documentImage = null }: Documents = {},
): void {
  const { store, caller } = call;
  const collection = collectionOf(call, NAMES);
  collection.insert({
    id: collection.nextId(),
    at: store.clock.iso(),
    entity: wholeName(customer),
    regnum: customer.regnum ?? null,
    ...row,
    ...store.files.shelved(collection.entity, { document, documentImage }),
    actor: caller.id,
    tenant: customer.tenant,
    customerId: customer.id,
  });
}

/**
 * Writes a row for each name that changes, last or first.
 * @param names the new names
 */
export function logNames(
  call: Call,
  customer: MockRecord,
  names: Readonly<Record<string, unknown>>,
  reason: unknown = bodyOf(call).reason,
  documents?: Documents,
): void {
  for (const [field, action] of NAME_FIELDS[customer.type === 'COMPANY' ? 'COMPANY' : 'CITIZEN']) {
    const to = names[field];
    if (to === undefined || to === customer[field]) continue;
    logName(call, customer, { action, from: customer[field] ?? null, to, reason }, documents);
  }
}
