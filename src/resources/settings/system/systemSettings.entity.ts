import { SystemSettingsState } from '../../../domain/enums/settings';
import { entity } from '../../../entity/entity';
import { choice, dateTime, text, userName } from '../../../fields';
import { systemLifecycle } from './lifecycle';
import { SET_SYSTEM } from './rights';
import { SYSTEM_GROUPS } from './systemGroups';

/** The one set of settings that the running system goes by (docs/domain/content-and-messaging.md 5.2). */
export default entity('system_settings', {
  gateway: 'main',
  endpoint: '/system-settings',
  assumed: true,
  represent: 'name',
  paths: { list: null, show: null },
  access: { list: SET_SYSTEM, show: SET_SYSTEM },
  ruledBy: 'mainTenant',
  fields: {
    name: text({ readOnly: true }),
    ...SYSTEM_GROUPS.registries,
    ...SYSTEM_GROUPS.borrowers,
    ...SYSTEM_GROUPS.incomes,
    ...SYSTEM_GROUPS.messages,
    ...SYSTEM_GROUPS.sign_in,
    ...SYSTEM_GROUPS.savings,
    ...SYSTEM_GROUPS.wallets,
    ...SYSTEM_GROUPS.invitations,
    ...SYSTEM_GROUPS.exceptions,
    ...SYSTEM_GROUPS.gateways,
    ...SYSTEM_GROUPS.matching,
    ...SYSTEM_GROUPS.transfers,
    ...SYSTEM_GROUPS.tests,
    ...SYSTEM_GROUPS.score_person,
    ...SYSTEM_GROUPS.score_history,
    ...SYSTEM_GROUPS.entries,
    state: choice(SystemSettingsState, { readOnly: true }),
    updatedAt: dateTime({ readOnly: true }),
    updatedBy: userName(),
  },
  list: { columns: ['name', 'updatedAt', 'updatedBy'], sort: { field: 'id', order: 'ASC' } },
  ends: ['IN_FORCE'],
  lifecycle: systemLifecycle,
});
