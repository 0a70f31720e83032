import { labels as auditLog } from '../audit-log/labels.mn';

/** Mongolian texts: what belongs to this folder. */
export const labels = {
  resources: {
    'org-employee-log': {
      name: 'Ажилтны лог |||| Ажилтны лог',
      fields: auditLog.resources['audit-log'].fields,
      views: { states: 'Орсон, гарсан', changes: 'Засвар' },
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'organization/employee-log': typeof labels;
  }
}
