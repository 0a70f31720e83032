import { AppKind } from '../../../domain/enums/settings';
import { LoginFailureReason, LoginOutcome, LoginSign } from '../../../domain/enums/customerLists';
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

/** Sign-ins of customers and staff that succeeded or failed, and failures in a row (docs/domain/customers.md 10.4). */
export default entity('login-attempts-list', {
  gateway: 'main',
  endpoint: '/login-attempts',
  assumed: true,
  menu: 'customers',
  order: 16,
  icon: 'history',
  represent: ['customerName', 'phone'],
  titles: { list: 'menu.customers.login_attempts' },
  access: { list: ['auth-la:access', 'auth-la:view'] },
  fields: {
    customerId: reference('customers', { readOnly: true }),
    customerName: personName(),
    phone: personPhone({ asOf: 'attemptedAt' }),
    regnum: personNumber(),
    /** Of the staff who tried to sign in to the console; nothing for customers. */
    staffId: userName(),
    attemptedAt: dateTime({ readOnly: true }),
    outcome: choice(LoginOutcome, { readOnly: true }),
    reason: choice(LoginFailureReason, { readOnly: true }),
    /** Failures one after the other, this one among them. */
    failures: number({ readOnly: true, integer: true }),
    sign: choice(LoginSign, { readOnly: true }),
    device: text({ readOnly: true }),
    /** The app that was signed in to; none where it was the console. */
    app: choice(AppKind, { readOnly: true }),
    appVersion: text({ readOnly: true }),
    ipAddress: text({ readOnly: true, private: true }),
  },
  list: {
    columns: ['attemptedAt', 'phone', 'customerId', 'outcome', 'sign', 'reason', 'ipAddress'],
    optional: ['failures', 'device', 'customerName', 'regnum', 'staffId', 'app', 'appVersion'],
    filters: [
      'phone',
      'outcome',
      'reason',
      'sign',
      'regnum',
      'staffId',
      'ipAddress',
      'attemptedAt',
      'device',
      'app',
      'appVersion',
    ],
    search: 'private',
    sort: { field: 'attemptedAt', order: 'DESC' },
    views: [
      { key: 'failed', filter: { outcome: ['FAILED', 'BLOCKED'] } },
      { key: 'inARow', filter: { sign: 'IN_A_ROW' } },
    ],
  },
});
