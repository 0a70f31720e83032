import { feedbackLifecycle } from '../../../domain/lifecycles/feedbackLifecycle';
import { CUSTOMER_LISTS } from '../../../domain/settings';
import { entity } from '../../../entity/entity';
import { longText } from '../../../fields';
import { feedbackFields, feedbackSections } from './feedbackFields';

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
  titles: { list: 'menu.customers.feedback' },
  access: { list: 'customer:list', show: 'customer:list' },
  fields: feedbackFields,
  list: {
    columns: ['code', 'customerId', 'category', 'rating', 'state', 'waitedHours', 'createdAt'],
    optional: ['message', 'device', 'appVersion', 'reply', 'repliedAt', 'repliedBy'],
    filters: ['state', 'category', 'rating', 'waitedHours', 'createdAt', 'device', 'customerId'],
    search: 'private',
    sort: { field: 'createdAt', order: 'DESC' },
    views: (['NEW', 'ANSWERED'] as const).map((state) => ({ key: state, filter: { state } })),
  },
  show: feedbackSections,
  record: { status: 'state', facts: ['category', 'rating', 'waitedHours', 'createdAt'] },
  lifecycle: {
    ...feedbackLifecycle,
    inputs: { answer: { reply: longText({ required: true, min, max }) } },
  },
});
