import { AgreementOption, AgreementState } from '../../../domain/enums/content';
import { CONTENT } from '../../../domain/settings';
import { entity, section } from '../../../entity/entity';
import { choice, dateTime, htmlFile, longText, number, text, userName } from '../../../fields';
import { agreementLifecycle, KEEP_AGREEMENTS } from './lifecycle';

/** Versions of the terms that customers accept in the app (docs/domain/content-and-messaging.md 1.3). */
export default entity('agreement', {
  gateway: 'main',
  endpoint: '/agreements',
  assumed: true,
  menu: 'content',
  order: 7,
  icon: 'contract',
  represent: ['title', 'version'],
  titles: { list: 'menu.content.agreement' },
  access: {
    list: KEEP_AGREEMENTS,
    show: KEEP_AGREEMENTS,
    create: KEEP_AGREEMENTS,
    edit: KEEP_AGREEMENTS,
  },
  ruledBy: 'mainTenant',
  fields: {
    code: text({ readOnly: true }),
    title: text({ required: true, max: CONTENT.titleMax }),
    option: choice(AgreementOption, { required: true, once: true }),
    /** Counts through one kind of agreement, from 1. */
    version: number({ readOnly: true }),
    /** What is different from the version before, for those who decide. */
    summary: longText({ required: true, max: 500 }),
    /** Fixed: another text is another version. */
    htmlFile: htmlFile({ required: true, once: true }),
    state: choice(AgreementState, { readOnly: true }),
    /** Customers who accepted this version. */
    acceptedCount: number({ readOnly: true }),
    /** Customers whom the app asks again once this version is in force. */
    askedAgain: number({ readOnly: true }),
    /** Published options that ask for this kind of agreement. */
    askedIn: number({ readOnly: true }),
    inForceSince: dateTime({ readOnly: true }),
    replacedAt: dateTime({ readOnly: true }),
    createdAt: dateTime({ readOnly: true }),
    createdBy: userName({ readOnly: true }),
  },
  list: {
    columns: ['@name', 'code', 'option', 'state', 'acceptedCount', 'inForceSince', 'createdBy'],
    optional: ['version', 'summary', 'replacedAt', 'createdAt'],
    filters: ['option', 'state', 'inForceSince', 'createdAt'],
    search: true,
    sort: { field: 'createdAt', order: 'DESC' },
    views: [
      { key: 'in_force', filter: { state: 'IN_FORCE' } },
      { key: 'draft', filter: { state: 'DRAFT' } },
      { key: 'replaced', filter: { state: 'REPLACED' } },
    ],
  },
  form: [section('general', ['option', 'title', 'summary']), section('text', ['htmlFile'])],
  record: {
    status: 'state',
    facts: ['acceptedCount', 'askedAgain', 'askedIn', 'inForceSince', 'replacedAt', 'createdBy'],
  },
  tabs: [{ key: 'text' }, { key: 'acceptances', wide: true }],
  ends: ['REPLACED'],
  lifecycle: agreementLifecycle,
});
