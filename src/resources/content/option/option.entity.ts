import { AgreementOption, AskMoment, PublishState } from '../../../domain/enums/content';
import { CONTENT } from '../../../domain/settings';
import { entity, section } from '../../../entity/entity';
import { choice, dateTime, flag, number, text, userName } from '../../../fields';
import { KEEP_OPTIONS, optionLifecycle } from './lifecycle';

/** Where the app asks customers for an agreement, and in which words (docs/domain/content-and-messaging.md 1.11). */
export default entity('options', {
  gateway: 'main',
  endpoint: '/options',
  assumed: true,
  menu: 'content',
  order: 10,
  icon: 'options',
  represent: 'title',
  titles: { list: 'menu.content.options' },
  access: { list: KEEP_OPTIONS, show: KEEP_OPTIONS, create: KEEP_OPTIONS, edit: KEEP_OPTIONS },
  ruledBy: 'mainTenant',
  fields: {
    /** What stands beside the box that a customer ticks. */
    title: text({ required: true, max: CONTENT.titleMax }),
    /** The kind of agreement that is asked for. */
    value: choice(AgreementOption, { required: true, once: true }),
    moment: choice(AskMoment, { required: true, once: true }),
    /** Without it the app does not go on. */
    isRequired: flag(),
    viewOrder: number({ readOnly: true }),
    /** The version in force that the app opens; nothing while there is none. */
    agreementCode: text({ readOnly: true }),
    /** Customers who accepted that version. */
    acceptedCount: number({ readOnly: true }),
    state: choice(PublishState, { readOnly: true }),
    publishedAt: dateTime({ readOnly: true }),
    createdAt: dateTime({ readOnly: true }),
    createdBy: userName({ readOnly: true }),
  },
  list: {
    columns: ['title', 'value', 'moment', 'viewOrder', 'isRequired', 'agreementCode', 'state'],
    optional: ['acceptedCount', 'publishedAt', 'createdAt', 'createdBy'],
    filters: ['moment', 'value', 'state', 'createdAt'],
    search: true,
    sort: { field: 'viewOrder', order: 'ASC' },
    views: [
      { key: 'published', filter: { state: 'PUBLISHED' } },
      { key: 'drafts', filter: { state: 'UNPUBLISHED' } },
    ],
  },
  form: [section('general', ['value', 'moment', 'isRequired']), section('words', ['title'])],
  record: {
    status: 'state',
    facts: ['moment', 'viewOrder', 'agreementCode', 'acceptedCount', 'publishedAt', 'createdBy'],
  },
  lifecycle: optionLifecycle,
});
