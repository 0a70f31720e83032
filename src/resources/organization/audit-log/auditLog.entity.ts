import { Origin } from '../../../domain/enums/common';
import { AuditAction } from '../../../domain/enums/organization';
import { entity } from '../../../entity/entity';
import { anyRecord, choice, dateTime, personName, reference, tenant, text } from '../../../fields';
import { READ_AUDIT_LOG } from '../rights';

/**
 * What everybody has done to any record: the histories of all records in one list, read only
 * (docs/domain/organisation.md 1.4). Words are the gateway's, in the caller's language.
 */
export default entity('audit-log', {
  gateway: 'org',
  endpoint: '/audit-log',
  assumed: true,
  menu: 'organization',
  order: 6,
  icon: 'history',
  represent: 'recordName',
  titles: { list: 'menu.organization.audit_log' },
  paths: { list: '/organization/audit-log' },
  access: { list: READ_AUDIT_LOG },
  fields: {
    at: dateTime({ readOnly: true }),
    actor: reference('org-staff', { readOnly: true }),
    action: text({ readOnly: true }),
    kind: choice(AuditAction, { readOnly: true }),
    record: anyRecord({ nameField: 'recordName' }),
    recordName: text({ readOnly: true, private: true }),
    changedField: text({ readOnly: true }),
    from: personName({ asOf: 'at' }),
    to: personName({ asOf: 'at' }),
    origin: choice(Origin, { readOnly: true }),
    reason: text({ readOnly: true, private: true }),
    tenant: tenant(),
  },
  list: {
    columns: ['at', 'actor', 'action', 'record', 'changedField', 'from', 'to', 'reason'],
    optional: ['kind', 'origin', 'recordName', 'tenant'],
    filters: ['actor', 'at', 'recordName', 'kind', 'origin'],
    sort: { field: 'at', order: 'DESC' },
    views: [
      { key: 'people', filter: { origin: 'MANUAL' } },
      { key: 'roles', filter: { kind: 'ROLE' } },
      { key: 'reads', filter: { kind: 'READ' } },
    ],
    opensWith: 'people',
  },
});
