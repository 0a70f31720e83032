import { EmailState, EmailType } from '../../../domain/enums/messaging';
import { entity } from '../../../entity/entity';
import { choice, dateTime, email, reference, tenant, text, userName } from '../../../fields';

const given = { readOnly: true } as const;

/** E-mails that went out; from type 6000 on they are alerts of the system (docs/domain/content-and-messaging.md 3.3). */
export default entity('email', {
  gateway: 'main',
  endpoint: '/email',
  at: { list: '/email/list' },
  assumed: true,
  menu: 'messaging',
  order: 2,
  icon: 'message',
  represent: 'subject',
  titles: { list: 'menu.messaging.email' },
  access: { list: 'mail:list' },
  fields: {
    type: choice(EmailType, { readOnly: true, numbered: true }),
    recipient: email({ readOnly: true }),
    subject: text(given),
    /** The template whose text it is. */
    templateId: reference('settings/mail-template', given),
    customerId: reference('customers', given),
    state: choice(EmailState, given),
    failure: text(given),
    sentAt: dateTime(given),
    createdBy: userName(given),
    tenant: tenant(),
  },
  list: {
    columns: ['sentAt', 'type', 'recipient', 'subject', 'state'],
    optional: ['customerId', 'templateId', 'failure', 'createdBy', 'tenant'],
    filters: ['type', 'recipient', 'state', 'sentAt', 'subject', 'customerId', 'templateId'],
    search: 'private',
    sort: { field: 'sentAt', order: 'DESC' },
    views: [
      { key: 'alerts', filter: { type: [6000, 6100, 7000, 8000] } },
      { key: 'failed', filter: { state: 'FAILED' } },
    ],
  },
});
