import { isSecondSpouse } from '../../../../src/domain/customers/relatives';
import { invalid } from '../../../engine/ApiError';
import type { Call } from '../../../engine/Call';
import { relativeName, relativesOf } from './family';
import type { Hooks } from '../../../engine/Hooks';
import { customerOf, ownerOf, reasonIn, tellOwner } from '../../../engine/ownedRecords';
import type { MockRecord, RecId } from '../../../engine/MockRecord';

type Values = Readonly<Record<string, unknown>>;

/** A relative is somebody else than the customer (docs/domain/customers.md 4.2). @throws ApiError 400 */
function refuseOneself({ phone, regnum }: Values, customer: MockRecord | undefined): void {
  if (!customer) return;
  if (phone && phone === customer.phone) throw invalid({ phone: 'people.family.own_phone' });
  if (regnum && regnum === customer.regnum) throw invalid({ regnum: 'people.family.own_person' });
}

/** @throws ApiError 400 for a second husband or wife (docs/domain/customers.md 4.1) */
function refuseSecondSpouse({ store }: Call, relative: Values, customerId: unknown): void {
  if (isSecondSpouse(relative, relativesOf(store, customerId as RecId)))
    throw invalid({ type: 'people.family.spouse_twice' });
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

/** What a relative has of a confirmation that there is not. */
const NOT_CONFIRMED = {
  confirmed: 'UNCONFIRMED',
  confirmedBy: null,
  confirmedAt: null,
  callNote: null,
} as const;

/** Relatives: who may be one, and what is written into the customer's history. */
export const hooks: Hooks = {
  resource: 'family_relation',
  create(values, call) {
    const customer = ownerOf(call);
    refuseOneself(values, customer);
    refuseSecondSpouse(call, values, customer.id);
    tellOwner(call, customer, { action: 'add_relative', source: relativeName(values) });
    return {
      customerId: customer.id,
      ...NOT_CONFIRMED,
      phoneBy: call.caller.id,
    };
  },
  update(record, values, call) {
    const customer = customerOf(call, record);
    refuseOneself(values, customer);
    if ('type' in values) refuseSecondSpouse(call, { ...record, ...values }, record.customerId);
    tellOwner(call, customer, {
      action: 'update_relative',
      source: relativeName({ ...record, ...values }),
    });
    // A person who answered the former number has confirmed nothing about the new one.
    if (!('phone' in values)) return {};
    return {
      phoneBy: call.caller.id,
      ...(record.confirmed === 'CONFIRMED' ? NOT_CONFIRMED : {}),
    };
  },
  remove(record, call) {
    tellOwner(call, customerOf(call, record), {
      action: 'remove_relative',
      source: relativeName(record),
    });
  },
  actions: {
    confirm: (record, call, { callNote }) => {
      tellOwner(call, customerOf(call, record), {
        action: 'confirm_relative',
        source: relativeName(record),
        reason: String(callNote),
      });
      return { confirmedBy: call.caller.id, confirmedAt: call.store.clock.iso(), callNote };
    },
    unconfirm: (record, call) => {
      tellOwner(call, customerOf(call, record), {
        action: 'unconfirm_relative',
        source: relativeName(record),
        ...reasonIn(call),
      });
      return NOT_CONFIRMED;
    },
  },
  recorded: ['callNote'],
  present: (shown, call) => ({ ...shown, isPhoneShared: isPhoneShared(call, shown.id) }),
  presentRow: (shown, call) => ({ ...shown, isPhoneShared: isPhoneShared(call, shown.id) }),
};
