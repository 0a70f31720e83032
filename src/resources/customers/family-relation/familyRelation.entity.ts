import { FamilyRelationType, RelativeState } from '../../../domain/enums/customers';
import { CONFIRM } from '../../../domain/settings';
import { entity, section } from '../../../entity/entity';
import {
  choice,
  dateTime,
  flag,
  longText,
  phone,
  reference,
  registerNumber,
  text,
  userName,
} from '../../../fields';

/**
 * Adds, changes, removes and confirms relatives: the documents only propose a right, so the nearest right to create
 * is used instead (docs/domain/identity.md 1.4).
 */
const FAMILY = 'customer:create';

/**
 * A customer's relative; two confirmed ones come before a contract. Staff confirm on a call, with a note of it, and not
 * those that they have added themselves; they take it back with a reason (docs/domain/customers.md 4.2).
 */
export default entity('family_relation', {
  gateway: 'customer',
  endpoint: '/family-relations',
  assumed: true,
  represent: ['lastName', 'firstName'],
  paths: { list: null, create: null, show: null, edit: null },
  access: {
    list: 'customer:view',
    show: 'customer:view',
    create: FAMILY,
    edit: FAMILY,
    delete: FAMILY,
  },
  fields: {
    customerId: reference('customers', { once: true }),
    type: choice(FamilyRelationType, { required: true }),
    lastName: text({ required: true, max: 60, private: true }),
    firstName: text({ required: true, max: 60, private: true }),
    regnum: registerNumber(),
    phone: phone({ required: true }),
    confirmed: choice(RelativeState, { readOnly: true }),
    confirmedBy: userName({ readOnly: true }),
    confirmedAt: dateTime({ readOnly: true }),
    /** What was said on the call, by whom it was confirmed. */
    callNote: longText({ readOnly: true }),
    /** Who gave the phone, the latest one. */
    phoneBy: userName({ readOnly: true }),
    isPhoneShared: flag({ readOnly: true }),
  },
  list: {
    askedBy: ['customerId'],
    columns: ['type', 'lastName', 'firstName', 'phone', 'confirmed', 'confirmedBy', 'confirmedAt'],
    filters: ['customerId', 'confirmed'],
    sort: { field: 'lastName', order: 'ASC' },
  },
  form: [section('relative', ['type', 'lastName', 'firstName', 'regnum', 'phone'])],
  lifecycle: {
    field: 'confirmed',
    actions: {
      confirm: {
        success: 'toast.approved',
        from: ['UNCONFIRMED'],
        to: 'CONFIRMED',
        access: FAMILY,
        confirm: 'consequence',
        notByMaker: true,
        tone: 'primary',
      },
      unconfirm: {
        from: ['CONFIRMED'],
        to: 'UNCONFIRMED',
        access: FAMILY,
        confirm: 'reason',
        reverse: 'confirm',
      },
    },
    auto: [{ from: ['UNCONFIRMED'], to: 'CONFIRMED', by: 'relative' }],
    inputs: {
      confirm: {
        callNote: longText({ required: true, min: CONFIRM.reasonMin, max: CONFIRM.reasonMax }),
      },
    },
  },
});
