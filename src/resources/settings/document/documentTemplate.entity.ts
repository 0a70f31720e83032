import { DefinitionTemplate } from '../../../domain/enums/contracts';
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
  readonly letter?: string | null;
  readonly htmlFile?: StoredFile | null;
}

/** What names one of several templates of a category, and is asked for with it. */
const NAMED_BY: Readonly<Record<string, 'type' | 'letter'>> = {
  LOAN_COURT: 'type',
  REFERENCE: 'letter',
};

/** Some categories have several templates; a text names only variables that there are, and those that it has to. */
function templateRules({ id, htmlFile: file, ...asked }: Asked) {
  if (!isBlank(id)) return [];
  const issues: ValidationIssue<'type' | 'letter' | 'htmlFile'>[] = [];
  const named = NAMED_BY[asked.category ?? ''];
  if (named && isBlank(asked[named])) issues.push({ field: named, message: 'validation.required' });
  const html = file ? htmlOf(file) : undefined;
  if (html === undefined || isBlank(asked.category)) return issues;
  const { unknown, lacks } = templateProblems(html, asked);
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
  ruledBy: 'mainTenant',
  fields: {
    code: text({ readOnly: true }),
    name: text({ required: true, max: CONTENT.titleMax }),
    category: choice(DocumentCategory, { required: true }),
    /** Of court documents alone. */
    type: choice(DocumentTemplateType),
    /** Of reference letters alone. */
    letter: choice(DefinitionTemplate),
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
    columns: [
      '@name',
      'category',
      'type',
      'letter',
      'state',
      'printed',
      'activeSince',
      'createdBy',
    ],
    optional: ['code', 'version', 'summary', 'archivedAt', 'createdAt'],
    filters: ['category', 'type', 'letter', 'state', 'activeSince', 'createdAt'],
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
    section('letter', ['letter'], { field: 'category', is: ['REFERENCE'] }),
    section('text', ['htmlFile']),
  ],
  record: {
    status: 'state',
    facts: ['category', 'type', 'letter', 'version', 'printed', 'activeSince'],
  },
  tabs: [{ key: 'text' }, { key: 'example' }],
  rules: templateRules,
  ends: ['ARCHIVED'],
  lifecycle: templateLifecycle,
});
