import { CustomerDeleteRequestState, DeleteStep } from '../../../domain/enums/customers';
import { QUEUE } from '../../../domain/settings';
import { entity } from '../../../entity/entity';
import {
  choice,
  dateTime,
  number,
  personName,
  personNumber,
  personPhone,
  reference,
  text,
  userName,
} from '../../../fields';
import { deleteRequestLifecycle } from './lifecycle';

/** Customers who asked to be deleted (docs/domain/customers.md 12.1): what is still open, and the decision. */
export default entity('customers/delete/request', {
  gateway: 'customer',
  endpoint: '/customers/delete/request',
  assumed: true,
  menu: 'customers',
  order: 5,
  icon: 'person',
  titles: { list: 'menu.customers.delete_requests' },
  represent: 'customerName',
  access: { list: 'customer-delete-request:view' },
  waiting: {
    filter: { state: [0, 1] },
    since: 'requestedAt',
    slaMinutes: QUEUE.slaMinutes.other,
    isQueue: true,
  },
  fields: {
    customerId: reference('customers', { readOnly: true }),
    customerName: personName(),
    regnum: personNumber(),
    phone: personPhone(),
    state: choice(CustomerDeleteRequestState, { readOnly: true }),
    openChecks: number({ readOnly: true }),
    failedStep: choice(DeleteStep, { readOnly: true }),
    customerReason: text({ readOnly: true }),
    rejectReason: text({ readOnly: true }),
    requestedAt: dateTime({ readOnly: true }),
    decidedAt: dateTime({ readOnly: true }),
    decidedBy: userName(),
  },
  list: {
    columns: [
      '@name',
      'state',
      'openChecks',
      'failedStep',
      'customerReason',
      'requestedAt',
      'decidedAt',
    ],
    optional: ['regnum', 'phone', 'rejectReason', 'decidedBy'],
    filters: ['state', 'regnum', 'phone', 'failedStep', 'requestedAt', 'decidedAt'],
    search: 'private',
    sort: { field: 'requestedAt', order: 'ASC' },
    views: [
      { key: 'waiting', filter: { state: 0 } },
      { key: 'failed', filter: { state: 1 } },
      { key: 'rejected', filter: { state: 2 } },
      { key: 'approved', filter: { state: 3 } },
    ],
  },
  ends: ['2', '3'],
  lifecycle: deleteRequestLifecycle,
});
