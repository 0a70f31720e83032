import { FeedbackCategory, FeedbackState } from '../../../domain/enums/customerLists';
import { CUSTOMER_LISTS, QUEUE } from '../../../domain/settings';
import { entity, section } from '../../../entity/entity';
import {
  choice,
  dateTime,
  longText,
  number,
  personName,
  reference,
  text,
  userName,
} from '../../../fields';

const { replyMin: min, replyMax: max } = CUSTOMER_LISTS;

/** What customers say of the app and the service, and what they were answered (docs/domain/customers.md 10.3). */
export default entity('feedback', {
  gateway: 'main',
  endpoint: '/feedback',
  assumed: true,
  menu: 'customers',
  order: 17,
  icon: 'message',
  represent: 'code',
  palette: { begins: 'FB-', says: ['customerId', 'state'] },
  titles: { list: 'menu.customers.feedback' },
  access: { list: 'customer:list', show: 'customer:list' },
  waiting: {
    filter: { state: 'NEW' },
    since: 'createdAt',
    slaMinutes: QUEUE.slaMinutes.other,
  },
  fields: {
    code: text({ readOnly: true }),
    customerId: reference('customers', { readOnly: true }),
    customerName: personName(),
    category: choice(FeedbackCategory, { readOnly: true }),
    rating: number({ readOnly: true, integer: true }),
    message: longText({ readOnly: true, private: true }),
    state: choice(FeedbackState, { readOnly: true }),
    /** Until the answer, or until now. */
    waitedHours: number({ readOnly: true, integer: true }),
    device: text({ readOnly: true }),
    appVersion: text({ readOnly: true }),
    reply: longText({ readOnly: true, private: true }),
    repliedAt: dateTime({ readOnly: true }),
    repliedBy: userName({ readOnly: true }),
    createdAt: dateTime({ readOnly: true }),
  },
  list: {
    columns: ['code', 'customerId', 'category', 'rating', 'state', 'waitedHours', 'createdAt'],
    optional: ['message', 'device', 'appVersion', 'reply', 'repliedAt', 'repliedBy'],
    filters: ['state', 'category', 'rating', 'waitedHours', 'createdAt', 'device', 'customerId'],
    search: 'private',
    sort: { field: 'createdAt', order: 'DESC' },
    views: (['NEW', 'ANSWERED'] as const).map((state) => ({ key: state, filter: { state } })),
  },
  show: [
    section('feedback', ['customerId', 'category', 'rating', 'message', 'createdAt']),
    section('app', ['device', 'appVersion']),
    section('reply', ['reply', 'repliedAt', 'repliedBy'], { field: 'state', is: ['ANSWERED'] }),
  ],
  record: { status: 'state', facts: ['category', 'rating', 'waitedHours', 'createdAt'] },
  // The answer goes to the customer and cannot be taken back. It is written by who may change customers: reading
  // feedback gives no right to it.
  ends: ['ANSWERED'],
  lifecycle: {
    field: 'state',
    actions: {
      answer: {
        success: 'toast.sent',
        from: ['NEW'],
        to: 'ANSWERED',
        access: 'customer:create',
        confirm: 'consequence',
        tone: 'primary',
      },
    },
    inputs: { answer: { reply: longText({ required: true, min, max }) } },
  },
});
