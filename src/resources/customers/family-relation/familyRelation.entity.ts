import { FamilyRelationType, RelativeState } from '../../../domain/enums/customers';
import { familyLifecycle } from '../../../domain/lifecycles/peopleLifecycles';
import { FAMILY } from '../../../domain/lifecycles/peopleRights';
import { entity, section } from '../../../entity/entity';
import {
  choice,
  dateTime,
  flag,
  phone,
  reference,
  registerNumber,
  text,
  userName,
} from '../../../fields';

/** A customer's relative; two confirmed ones come before a contract (docs/domain/customers.md 4.2). */
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
    isPhoneShared: flag({ readOnly: true }),
  },
  list: {
    columns: ['type', 'lastName', 'firstName', 'phone', 'confirmed', 'confirmedBy', 'confirmedAt'],
    filters: ['customerId', 'confirmed'],
    sort: { field: 'lastName', order: 'ASC' },
  },
  form: [section('relative', ['type', 'lastName', 'firstName', 'regnum', 'phone'])],
  lifecycle: familyLifecycle,
});
