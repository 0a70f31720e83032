import type { PhoneNumberState } from '../../../../src/domain/enums/settings';
import { operatorOf } from '../../../../src/reference/operators';
import type { MockRecord } from '../../../engine/MockRecord';
import type { Store } from '../../../engine/Store';

const RESOURCE = 'settings/phone-number';

/** The record of a number. */
export const numberRecord = (store: Store, phone: unknown): MockRecord | undefined =>
  (store.collection(RESOURCE)?.all ?? []).find((one) => one.phone === phone);

/** What is said of a number; undefined where nobody has said anything. */
export const phoneStateOf = (store: Store, phone: unknown): PhoneNumberState | undefined =>
  numberRecord(store, phone)?.state as PhoneNumberState | undefined;

/** What is known of a number when it is first met. */
export const newNumber = (phone: string, customer: MockRecord | undefined) => ({
  phone,
  operator: operatorOf(phone)?.code ?? null,
  customerId: customer?.id ?? null,
  state: 'ACTIVE' satisfies PhoneNumberState,
  problem: null,
  failedCount: 0,
  checkedAt: null,
  checkedBy: null,
});

/** A number that something goes to is known from then on. */
export function noteNumber(store: Store, phone: string, customer: MockRecord | undefined): void {
  const numbers = store.collection(RESOURCE);
  if (!numbers || numberRecord(store, phone)) return;
  const at = store.clock.iso();
  const id = numbers.nextId();
  numbers.insert({
    id,
    ...newNumber(phone, customer),
    tenant: customer?.tenant ?? store.tenants.find(({ main }) => main)?.alias,
    createdAt: at,
    createdBy: null,
    updatedAt: at,
  });
  store.history.start(RESOURCE, id);
}
