import { OtpChannel, OtpPurpose, OtpState } from '../../../domain/enums/customerLists';
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
} from '../../../fields';

/**
 * Codes that customers asked for (docs/domain/customers.md 10.4). No gateway ever says a code in clear; with the search
 * right alone the list answers a phone or a register number and nothing else.
 */
export default entity('otp-request-list', {
  gateway: 'main',
  endpoint: '/otp-requests',
  assumed: true,
  menu: 'customers',
  order: 15,
  icon: 'key',
  represent: ['customerName', 'phone'],
  titles: { list: 'menu.customers.otp_requests' },
  access: { list: ['auth-cus-otp:access', 'auth-cus-otp-search:access'] },
  fields: {
    customerId: reference('customers', { readOnly: true }),
    customerName: personName(),
    phone: personPhone({ asOf: 'requestedAt' }),
    regnum: personNumber(),
    purpose: choice(OtpPurpose, { readOnly: true }),
    channel: choice(OtpChannel, { readOnly: true }),
    code: text({ readOnly: true, private: true }),
    state: choice(OtpState, { readOnly: true }),
    attempts: number({ readOnly: true, integer: true }),
    requestedAt: dateTime({ readOnly: true }),
    expiresAt: dateTime({ readOnly: true }),
    usedAt: dateTime({ readOnly: true }),
    /** Seconds between sending and use. */
    usedAfter: number({ readOnly: true, integer: true }),
  },
  list: {
    columns: [
      'requestedAt',
      'phone',
      'customerId',
      'purpose',
      'channel',
      'code',
      'state',
      'attempts',
    ],
    optional: ['regnum', 'customerName', 'expiresAt', 'usedAt', 'usedAfter'],
    filters: ['phone', 'regnum', 'state', 'purpose', 'channel', 'requestedAt', 'attempts'],
    sort: { field: 'requestedAt', order: 'DESC' },
    views: (['SENT', 'USED', 'EXPIRED'] as const).map((state) => ({
      key: state,
      filter: { state },
    })),
  },
});
