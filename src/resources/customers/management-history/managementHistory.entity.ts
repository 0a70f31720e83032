import { NameChangeLogType } from '../../../domain/enums/customers';
import { entity, section } from '../../../entity/entity';
import {
  choice,
  dateTime,
  image,
  pdf,
  personName,
  personNumber,
  text,
  userName,
} from '../../../fields';

/**
 * Name-change log and account management (docs/domain/customers.md 3.4): names changed, erroneous records and customers
 * deleted. Append-only: nobody changes or removes a row.
 */
export default entity('customers/search/management-history', {
  gateway: 'customer',
  endpoint: '/customers/management-history',
  assumed: true,
  menu: 'customers',
  order: 7,
  icon: 'history',
  titles: { list: 'menu.customers.management_history' },
  represent: 'entity',
  access: { list: 'audit-log:view', show: 'audit-log:view' },
  fields: {
    at: dateTime({ readOnly: true }),
    action: choice(NameChangeLogType, { readOnly: true, numbered: true }),
    entity: personName({ asOf: 'at' }),
    regnum: personNumber({ asOf: 'at' }),
    from: personName({ asOf: 'at' }),
    to: personName({ asOf: 'at' }),
    reason: text({ readOnly: true }),
    document: pdf({ readOnly: true }),
    documentImage: image({ readOnly: true }),
    actor: userName(),
  },
  list: {
    columns: ['at', 'action', 'entity', 'from', 'to', 'reason', 'actor'],
    optional: ['regnum'],
    filters: ['regnum', 'action', 'at', 'actor'],
    search: 'private',
    sort: { field: 'at', order: 'DESC' },
    views: [
      { key: 'names', filter: { action: [0, 1] } },
      { key: 'deleted', filter: { action: [2, 3] } },
    ],
  },
  show: [
    section('change', ['at', 'action', 'entity', 'regnum', 'from', 'to', 'reason', 'actor']),
    section('document', ['document', 'documentImage']),
  ],
});
