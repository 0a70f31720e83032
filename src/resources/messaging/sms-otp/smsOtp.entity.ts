import { entity } from '../../../entity/entity';
import otpRequests from '../../customers/otp-request/otpRequest.entity';

const { phone, customerId, customerName, purpose, channel, state } = otpRequests.fields;
const { attempts, requestedAt, expiresAt, usedAt } = otpRequests.fields;

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
    ...{ phone, customerId, customerName, purpose, channel, state },
    ...{ attempts, requestedAt, expiresAt, usedAt },
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
