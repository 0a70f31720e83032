import { EmailType } from '../../../domain/enums/messaging';
import { mailProblems } from '../../../domain/messaging/mailTemplates';
import { CONTENT } from '../../../domain/settings';
import { entity, section, type ValidationIssue } from '../../../entity/entity';
import { choice, dateTime, htmlFile, number, text, userName } from '../../../fields';
import { htmlOf, type StoredFile } from '../../../fields/file/schema';

/** Who keeps the texts of mails. */
const KEEP_MAILS = 'mail-template:access';

const given = { readOnly: true } as const;

interface Asked {
  readonly type?: EmailType | null;
  readonly subject?: string | null;
  readonly htmlFile?: StoredFile | null;
}

/** A mail names only what there is for its type, and what it is no use without. */
function mailRules({ type, subject, htmlFile: file }: Asked) {
  if (!type) return [];
  const issues: ValidationIssue<'subject' | 'htmlFile'>[] = [];
  const unknownIn = (field: 'subject' | 'htmlFile', words: string) => {
    const { unknown } = mailProblems(words, type);
    if (unknown.length > 0)
      issues.push({
        field,
        message: 'documentTemplate.unknown',
        values: { names: unknown.join(', ') },
      });
  };
  unknownIn('subject', subject ?? '');
  const html = file ? htmlOf(file) : undefined;
  if (html === undefined) return issues;
  unknownIn('htmlFile', html);
  const { lacks } = mailProblems(html, type);
  if (lacks.length > 0)
    issues.push({
      field: 'htmlFile',
      message: 'documentTemplate.lacks',
      values: { names: lacks.join(', ') },
    });
  return issues;
}

/** The texts of mails, one for each type; each change is a version (docs/domain/content-and-messaging.md 4.3). */
export default entity('settings/mail-template', {
  gateway: 'main',
  endpoint: '/email/templates',
  assumed: true,
  menu: 'settings',
  order: 4,
  icon: 'message',
  represent: 'name',
  titles: { list: 'menu.settings.mail_template' },
  access: { list: KEEP_MAILS, show: KEEP_MAILS, edit: KEEP_MAILS },
  ruledBy: 'mainTenant',
  guards: { edit: 'inForceByAnother' },
  unguarded: ['name'],
  fields: {
    name: text({ required: true, max: 80 }),
    type: choice(EmailType, { readOnly: true, numbered: true }),
    subject: text({ required: true, max: CONTENT.titleMax }),
    htmlFile: htmlFile({ required: true }),
    /** Counts subjects and texts, from 1. */
    version: number(given),
    /** Mails of the type that went out by it. */
    sentCount: number(given),
    createdAt: dateTime(given),
    updatedAt: dateTime(given),
    updatedBy: userName(given),
  },
  list: {
    columns: ['name', 'type', 'subject', 'version', 'sentCount', 'updatedAt', 'updatedBy'],
    optional: ['createdAt'],
    filters: ['type', 'updatedAt'],
    search: true,
    sort: { field: 'id', order: 'ASC' },
  },
  form: [section('general', ['name', 'subject']), section('text', ['htmlFile'])],
  // The mail itself is the page.
  show: [],
  record: { facts: ['type', 'subject', 'version', 'sentCount', 'updatedAt', 'updatedBy'] },
  unique: ['name'],
  rules: mailRules,
});
