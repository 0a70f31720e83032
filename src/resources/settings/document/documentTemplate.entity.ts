import { DocumentCategory, DocumentTemplateType } from '../../../domain/enums/credit-registry';
import { DocumentTemplateState } from '../../../domain/enums/settings';
import { templateProblems } from '../../../domain/letters/templateProblems';
import { CONTENT } from '../../../domain/settings';
import { entity, section, type ValidationIssue } from '../../../entity/entity';
import { isBlank } from '../../../entity/Field';
import { choice, dateTime, htmlFile, longText, number, text, userName } from '../../../fields';
import { htmlOf, type StoredFile } from '../../../fields/file/schema';
import { KEEP_TEMPLATES, templateLifecycle } from './lifecycle';

interface Asked {
  readonly id?: unknown;
  readonly category?: string | null;
  readonly type?: string | null;
  readonly htmlFile?: StoredFile | null;
}

/** Court documents have a type, the others none; a text names only variables that there are. */
function templateRules({ id, category, type, htmlFile: file }: Asked) {
  if (!isBlank(id)) return [];
  const issues: ValidationIssue<'type' | 'htmlFile'>[] = [];
  const isCourt = category === 'LOAN_COURT';
  if (isCourt && isBlank(type)) issues.push({ field: 'type', message: 'validation.required' });
  const html = file ? htmlOf(file) : undefined;
  if (html === undefined) return issues;
  const { unknown, lacks } = templateProblems(html, isCourt);
  if (unknown.length > 0)
    issues.push({
      field: 'htmlFile',
      message: 'documentTemplate.unknown',
      values: { names: unknown.join(', ') },
    });
  else if (lacks.length > 0)
    issues.push({
      field: 'htmlFile',
      message: 'documentTemplate.lacks',
      values: { names: lacks.join(', ') },
    });
  return issues;
}

/** Versions of the texts that letters are printed from (docs/domain/content-and-messaging.md 4.2). */
export default entity('document_template', {
  gateway: 'main',
  endpoint: '/document-templates',
  assumed: true,
  menu: 'settings',
  order: 10,
  icon: 'article',
  represent: ['name', 'version'],
  titles: { list: 'menu.settings.document' },
  paths: {
    list: '/settings/document',
    create: '/settings/document/create',
    show: '/settings/document/:id',
  },
  access: { list: KEEP_TEMPLATES, show: KEEP_TEMPLATES, create: KEEP_TEMPLATES },
  fields: {
    code: text({ readOnly: true }),
    name: text({ required: true, max: CONTENT.titleMax }),
    category: choice(DocumentCategory, { required: true }),
    /** Of court documents alone. */
    type: choice(DocumentTemplateType),
    /** Counts through one type, from 1. */
    version: number({ readOnly: true }),
    summary: longText({ required: true, max: 500 }),
    htmlFile: htmlFile({ required: true }),
    state: choice(DocumentTemplateState, { readOnly: true }),
    /** Letters that were printed from this version. */
    printed: number({ readOnly: true }),
    /** Letters of the type that are still to be printed. */
    waiting: number({ readOnly: true }),
    activeSince: dateTime({ readOnly: true }),
    archivedAt: dateTime({ readOnly: true }),
    createdAt: dateTime({ readOnly: true }),
    createdBy: userName({ readOnly: true }),
  },
  list: {
    columns: ['@name', 'category', 'type', 'state', 'printed', 'activeSince', 'createdBy'],
    optional: ['code', 'version', 'summary', 'archivedAt', 'createdAt'],
    filters: ['category', 'type', 'state', 'activeSince', 'createdAt'],
    search: true,
    sort: { field: 'createdAt', order: 'DESC' },
    views: [
      { key: 'active', filter: { state: 'ACTIVE' } },
      { key: 'draft', filter: { state: 'DRAFT' } },
      { key: 'archived', filter: { state: 'ARCHIVED' } },
    ],
  },
  form: [
    section('general', ['category', 'name', 'summary']),
    section('type', ['type'], { field: 'category', is: ['LOAN_COURT'] }),
    section('text', ['htmlFile']),
  ],
  record: {
    status: 'state',
    facts: ['category', 'type', 'version', 'printed', 'waiting', 'activeSince'],
  },
  tabs: [{ key: 'text' }, { key: 'example' }],
  rules: templateRules,
  lifecycle: templateLifecycle,
});
