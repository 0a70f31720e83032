import { OtpChannel, OtpPurpose, OtpState } from '../../../domain/enums/customerLists';
import { entity } from '../../../entity/entity';
import { choice, dateTime, number, personName, personPhone, reference } from '../../../fields';

const given = { readOnly: true } as const;

/**
 * The codes that went by SMS, for people who look after messages: whether one was sent and used, never the code itself
 * (docs/domain/content-and-messaging.md 3.2).
 */
export default entity('sms/otp', {
  gateway: 'main',
  endpoint: '/sms/otp',
  assumed: true,
  menu: 'messaging/sms',
  order: 1,
  icon: 'key',
  represent: 'phone',
  titles: { list: 'menu.messaging.sms_otp' },
  of: { resource: 'otp-request-list', filter: { channel: 'SMS' } },
  access: { list: 'app-manage-sms-otp:list' },
  fields: {
    phone: personPhone({ asOf: 'requestedAt' }),
    customerId: reference('customers', given),
    customerName: personName(),
    purpose: choice(OtpPurpose, given),
    channel: choice(OtpChannel, given),
    state: choice(OtpState, given),
    attempts: number({ readOnly: true, integer: true }),
    requestedAt: dateTime(given),
    expiresAt: dateTime(given),
    usedAt: dateTime(given),
  },
  list: {
    via: { method: 'POST', path: '/sms/otp' },
    columns: ['requestedAt', 'phone', 'customerId', 'purpose', 'state', 'attempts', 'usedAt'],
    optional: ['customerName', 'expiresAt'],
    filters: ['phone', 'state', 'purpose', 'requestedAt', 'attempts', 'customerId'],
    sort: { field: 'requestedAt', order: 'DESC' },
    views: (['SENT', 'USED', 'EXPIRED'] as const).map((state) => ({
      key: state,
      filter: { state },
    })),
  },
});
