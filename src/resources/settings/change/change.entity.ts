import { SettingChangeState } from '../../../domain/enums/settings';
import { QUEUE } from '../../../domain/settings';
import { entity } from '../../../entity/entity';
import { anyRecord, choice, dateTime, json, longText, text, userName } from '../../../fields';
import { changeLifecycle } from './lifecycle';
import { SEE_CHANGES } from './rights';

const given = { readOnly: true } as const;

/**
 * Changes of what guards money or law: asked for by one person, put in force by another (docs/domain/authority.md 4). What they
 * change is the gateway's to say, in the caller's language.
 */
export default entity('settings/changes', {
  gateway: 'main',
  endpoint: '/setting-changes',
  assumed: true,
  menu: 'settings',
  order: 13,
  icon: 'history',
  represent: ['number', 'what'],
  access: { list: SEE_CHANGES, show: SEE_CHANGES },
  ruledBy: 'mainTenant',
  waiting: {
    filter: { state: 'WAITING' },
    since: 'createdAt',
    slaMinutes: QUEUE.slaMinutes.other,
  },
  fields: {
    number: text(given),
    /** The act that was asked for, in words. */
    what: text(given),
    record: anyRecord({ nameField: 'recordName' }),
    recordName: text(given),
    reason: longText(given),
    /** What holds and what would, by field. */
    before: json(given),
    after: json(given),
    createdBy: userName(given),
    createdAt: dateTime(given),
    decidedBy: userName(given),
    decidedAt: dateTime(given),
    state: choice(SettingChangeState, given),
  },
  list: {
    columns: ['number', 'what', 'recordName', 'reason', 'createdBy', 'createdAt', 'state'],
    optional: ['decidedBy', 'decidedAt'],
    filters: ['state', 'createdBy', 'createdAt', 'record', 'number'],
    sort: { field: 'createdAt', order: 'DESC' },
    opensWith: 'waiting',
    views: [
      { key: 'waiting', filter: { state: 'WAITING' } },
      { key: 'in_force', filter: { state: 'IN_FORCE' } },
    ],
  },
  show: [],
  record: {
    status: 'state',
    facts: ['recordName', 'createdBy', 'createdAt', 'decidedBy', 'decidedAt'],
  },
  ends: ['IN_FORCE', 'REFUSED', 'WITHDRAWN', 'REPLACED'],
  lifecycle: changeLifecycle,
});
