import { SmsFailure, SmsKind, SmsNetwork, SmsState } from '../../../domain/enums/messaging';
import { entity, section } from '../../../entity/entity';
import {
  choice,
  dateTime,
  flag,
  longText,
  money,
  number,
  personName,
  phone,
  reference,
  tenant,
  userName,
} from '../../../fields';
import { typedSms } from '../typedSms';

const given = { readOnly: true } as const;

/**
 * SMS to customers: what was sent, in how many parts, at which price, and whether it arrived; and one of them sent by hand
 * (docs/domain/content-and-messaging.md 3.2).
 */
export default entity('sms', {
  gateway: 'main',
  endpoint: '/sms',
  assumed: true,
  menu: 'messaging/sms',
  order: 0,
  icon: 'sms',
  represent: 'phone',
  titles: { list: 'menu.messaging.sms_list', create: 'menu.messaging.sms_send' },
  paths: { create: '/sms/sms-send', show: null, edit: null },
  access: { list: 'app-manage-sms:list', create: 'app-manage-sms:send' },
  fields: {
    phone: phone({ required: true, once: true, person: { part: 'phone', asOf: 'sentAt' } }),
    text: longText({ required: true, once: true, private: true }),
    /** Whoever sends it knows that the number has had the same today. */
    isAgain: flag({ once: true }),
    kind: choice(SmsKind, given),
    customerId: reference('customers', given),
    customerName: personName(),
    loanId: reference('loans', given),
    /** The template whose text it is; none where somebody wrote it. */
    templateId: reference('settings/message-template', given),
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
    via: { method: 'POST', path: '/sms/list' },
    columns: ['sentAt', 'phone', 'customerId', 'text', 'kind', 'segments', 'price', 'state'],
    optional: [
      'customerName',
      'loanId',
      'templateId',
      'operator',
      'failure',
      'deliveredAt',
      'createdBy',
      'tenant',
    ],
    filters: [
      'phone',
      'state',
      'kind',
      'operator',
      'failure',
      'sentAt',
      'segments',
      'customerId',
      'loanId',
      'templateId',
      'createdBy',
      'tenant',
    ],
    search: 'private',
    sort: { field: 'sentAt', order: 'DESC' },
    views: SmsState.values.map((state) => ({ key: state, filter: { state } })),
  },
  form: [section('message', ['phone', 'text', 'isAgain'])],
  rules: typedSms,
});
