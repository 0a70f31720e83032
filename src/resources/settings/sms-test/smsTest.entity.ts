import { SmsFailure, SmsNetwork, SmsState } from '../../../domain/enums/messaging';
import { entity, section } from '../../../entity/entity';
import {
  choice,
  dateTime,
  longText,
  money,
  number,
  phone,
  tenant,
  userName,
} from '../../../fields';
import { typedSms } from '../../messaging/typedSms';

const given = { readOnly: true } as const;
const TEST = 'app-manage-sms:test';

/** Messages to one's own phone, to see whether they arrive and how they look (docs/domain/content-and-messaging.md 3.6). */
export default entity('settings/sms-test', {
  gateway: 'main',
  endpoint: '/sms/tests',
  assumed: true,
  menu: 'settings',
  order: 7,
  icon: 'sms',
  represent: 'phone',
  titles: { list: 'menu.settings.sms_test' },
  paths: { create: null, show: null },
  access: { list: TEST, create: TEST },
  fields: {
    phone: phone({ required: true, once: true, person: { part: 'phone', asOf: 'sentAt' } }),
    text: longText({ required: true, once: true, private: true }),
    operator: choice(SmsNetwork, given),
    segments: number({ readOnly: true, integer: true }),
    price: money(given),
    state: choice(SmsState, given),
    failure: choice(SmsFailure, given),
    sentAt: dateTime(given),
    deliveredAt: dateTime(given),
    createdBy: userName(given),
    tenant: tenant(),
  },
  list: {
    columns: ['sentAt', 'phone', 'operator', 'text', 'segments', 'price', 'state', 'failure'],
    optional: ['deliveredAt', 'createdBy', 'tenant'],
    filters: ['phone', 'state', 'operator', 'sentAt', 'createdBy'],
    search: 'private',
    sort: { field: 'sentAt', order: 'DESC' },
  },
  form: [section('message', ['phone', 'text'])],
  rules: typedSms,
});
