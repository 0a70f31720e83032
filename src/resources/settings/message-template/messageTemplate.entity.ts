import { SmsOccasion, SmsTemplateState } from '../../../domain/enums/settings';
import { sizeOfSms } from '../../../domain/messaging/smsText';
import { unknownInSms } from '../../../domain/messaging/smsTemplates';
import { SMS } from '../../../domain/settings';
import { entity, section } from '../../../entity/entity';
import { choice, dateTime, longText, number, text, userName } from '../../../fields';
import { KEEP_TEMPLATES, templateLifecycle } from './lifecycle';

const given = { readOnly: true } as const;

/** The texts of messages, one for each occasion (docs/domain/content-and-messaging.md 4.1). */
export default entity('settings/message-template', {
  gateway: 'main',
  endpoint: '/sms/templates',
  assumed: true,
  menu: 'settings',
  order: 6,
  icon: 'sms',
  represent: 'name',
  titles: { list: 'menu.settings.message_template' },
  access: { list: KEEP_TEMPLATES, show: KEEP_TEMPLATES, edit: KEEP_TEMPLATES },
  ruledBy: 'mainTenant',
  guards: { edit: 'inForceByAnother' },
  unguarded: ['name'],
  fields: {
    name: text({ required: true, max: 80 }),
    occasion: choice(SmsOccasion, given),
    text: longText({ required: true, max: 500 }),
    /** Counts the texts, from 1. */
    version: number(given),
    /** Parts of the text as it is written, before its variables have their values. */
    segments: number(given),
    /** Messages that went out by it. */
    sentCount: number(given),
    state: choice(SmsTemplateState, given),
    createdAt: dateTime(given),
    updatedAt: dateTime(given),
    updatedBy: userName(given),
  },
  list: {
    columns: ['name', 'occasion', 'version', 'segments', 'sentCount', 'state', 'updatedAt'],
    optional: ['text', 'updatedBy', 'createdAt'],
    filters: ['occasion', 'state', 'updatedAt'],
    search: true,
    sort: { field: 'id', order: 'ASC' },
    views: [
      { key: 'active', filter: { state: 'ACTIVE' } },
      { key: 'inactive', filter: { state: 'INACTIVE' } },
    ],
  },
  form: [section('general', ['name', 'text'])],
  record: {
    status: 'state',
    facts: ['occasion', 'version', 'segments', 'sentCount', 'updatedAt', 'updatedBy'],
  },
  lifecycle: templateLifecycle,
  unique: ['name'],
  rules: ({ text: typed, occasion }) => {
    const words = typeof typed === 'string' ? typed : '';
    const unknown = occasion ? unknownInSms(words, occasion) : [];
    if (unknown.length > 0)
      return [
        {
          field: 'text',
          message: 'validation.sms_template_variable',
          values: { names: unknown.join(', ') },
        },
      ];
    return sizeOfSms(words).segments > SMS.mostSegments
      ? [{ field: 'text', message: 'validation.sms_too_long', values: { most: SMS.mostSegments } }]
      : [];
  },
});
