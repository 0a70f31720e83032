import { MobileOperator } from '../../../domain/enums/common';
import { PhoneNumberState, PhoneProblem } from '../../../domain/enums/settings';
import { entity } from '../../../entity/entity';
import { choice, dateTime, number, phone, reference, tenant, userName } from '../../../fields';
import { phoneLifecycle } from './lifecycle';

const given = { readOnly: true } as const;

/** Numbers that messages go to, and whether they may (docs/domain/content-and-messaging.md 3.5). */
export default entity('settings/phone-number', {
  gateway: 'main',
  endpoint: '/phone-numbers',
  assumed: true,
  menu: 'settings',
  order: 9,
  icon: 'call',
  represent: 'phone',
  titles: { list: 'menu.settings.phone_number_list' },
  paths: { list: '/settings/phone-number/list', show: null },
  access: { list: 'phone:list', show: ['phone:list', 'phone:edit'] },
  fields: {
    phone: phone(given),
    operator: choice(MobileOperator, given),
    customerId: reference('customers', given),
    state: choice(PhoneNumberState, given),
    /** Why it gets no messages; of an inactive number alone. */
    problem: choice(PhoneProblem, given),
    /** Messages to it of the last days that did not arrive. */
    failedCount: number(given),
    checkedAt: dateTime(given),
    checkedBy: userName(given),
    tenant: tenant(),
  },
  list: {
    columns: ['phone', 'operator', 'customerId', 'state', 'problem', 'failedCount', 'checkedAt'],
    optional: ['checkedBy', 'tenant'],
    filters: ['phone', 'state', 'operator', 'problem', 'customerId', 'checkedAt'],
    search: 'private',
    sort: { field: 'checkedAt', order: 'DESC' },
    views: [
      { key: 'active', filter: { state: 'ACTIVE' } },
      { key: 'inactive', filter: { state: 'INACTIVE' } },
    ],
  },
  record: { status: 'state' },
  lifecycle: phoneLifecycle,
});
