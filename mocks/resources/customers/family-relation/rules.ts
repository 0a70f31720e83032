import { invalid } from '../../../engine/ApiError';
import type { Call } from '../../../engine/Call';
import { relativesOf } from './family';
import type { Hooks } from '../../../engine/Hooks';
import { customerOf, ownerOf, reasonIn, tellOwner } from '../../../engine/ownedRecords';
import type { MockRecord } from '../../../engine/MockRecord';

type Values = Readonly<Record<string, unknown>>;

const nameOf = ({ lastName, firstName }: Values): string =>
  [lastName, firstName].filter(Boolean).join(' ');

/** A relative is somebody else than the customer (docs/domain/customers.md 4.2). @throws ApiError 400 */
function refuseOneself({ phone, regnum }: Values, customer: MockRecord | undefined): void {
  if (!customer) return;
  if (phone && phone === customer.phone) throw invalid({ phone: 'people.family.own_phone' });
  if (regnum && regnum === customer.regnum) throw invalid({ regnum: 'people.family.own_person' });
}

/** Another relative of the same customer has the same phone. */
function isPhoneShared({ store }: Call, id: unknown): boolean {
  const record = store.collection('family_relation')?.get(id as number);
  return (
    record !== undefined &&
    relativesOf(store, record.customerId as number).some(
      (other) => other.id !== record.id && other.phone === record.phone,
    )
  );
}

/** Relatives: who may be one, and what is written into the customer's history. */
export const hooks: Hooks = {
  resource: 'family_relation',
  create(values, call) {
    const customer = ownerOf(call);
    refuseOneself(values, customer);
    tellOwner(call, customer, { action: 'add_relative', source: nameOf(values) });
    return {
      customerId: customer.id,
      confirmed: 'UNCONFIRMED',
      confirmedBy: null,
      confirmedAt: null,
    };
  },
  update(record, values, call) {
    const customer = customerOf(call, record);
    refuseOneself(values, customer);
    tellOwner(call, customer, {
      action: 'update_relative',
      source: nameOf({ ...record, ...values }),
    });
    // A person who answered the former number has confirmed nothing about the new one.
    return 'phone' in values && record.confirmed === 'CONFIRMED'
      ? { confirmed: 'UNCONFIRMED', confirmedBy: null, confirmedAt: null }
      : {};
  },
  remove(record, call) {
    tellOwner(call, customerOf(call, record), {
      action: 'remove_relative',
      source: nameOf(record),
    });
  },
  actions: {
    confirm: (record, call) => {
      tellOwner(call, customerOf(call, record), {
        action: 'confirm_relative',
        source: nameOf(record),
      });
      return { confirmedBy: call.caller.id, confirmedAt: call.store.clock.iso() };
    },
    unconfirm: (record, call) => {
      tellOwner(call, customerOf(call, record), {
        action: 'unconfirm_relative',
        source: nameOf(record),
        ...reasonIn(call),
      });
      return { confirmedBy: null, confirmedAt: null };
    },
  },
  present: (shown, call) => ({ ...shown, isPhoneShared: isPhoneShared(call, shown.id) }),
  presentRow: (shown, call) => ({ ...shown, isPhoneShared: isPhoneShared(call, shown.id) }),
};
