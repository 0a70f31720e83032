import { DocumentCategory } from '../../../domain/enums/credit-registry';
import { entity } from '../../../entity/entity';
import {
  anyRecord,
  choice,
  dateTime,
  number,
  personName,
  reference,
  tenant,
  text,
  userName,
} from '../../../fields';

const shown = { readOnly: true } as const;

/**
 * Every printed copy of a letter or notice: claims at court, notices of the risk department, of the credit registry, of
 * the black and grey list (docs/domain/money.md 7.1). A copy is never changed, so nothing can be done with it here.
 */
export default entity('tenant-report/loan-notice', {
  gateway: 'main',
  endpoint: '/tenant-report/loan-notice',
  assumed: true,
  menu: 'tenant-reports',
  order: 3,
  icon: 'article',
  titles: { list: 'menu.tenant_report.loan_notice' },
  represent: 'about',
  paths: { show: null },
  access: { list: 'tenant-report-loan-notice:view' },
  fields: {
    printedAt: dateTime(shown),
    category: choice(DocumentCategory, {
      ...shown,
      only: ['LOAN_COURT', 'LOAN_RISK', 'LOAN_ZMS', 'LOAN_BLACK_OR_WHITE'],
    }),
    /** The record that the letter was printed of. */
    record: anyRecord({ nameField: 'about' }),
    about: text(shown),
    customerId: reference('customers', shown),
    customerName: personName({ asOf: 'printedAt' }),
    loanId: reference('loans', shown),
    version: number({ ...shown, integer: true }),
    templateVersion: number({ ...shown, integer: true }),
    printedBy: userName(),
    tenant: tenant(),
  },
  list: {
    columns: ['printedAt', 'category', 'record', 'customerName', 'loanId', 'version', 'printedBy'],
    optional: ['customerId', 'templateVersion', 'tenant'],
    filters: ['printedAt', 'category', 'tenant', 'version', 'printedBy', 'loanId', 'customerId'],
    search: 'private',
    sort: { field: 'printedAt', order: 'DESC' },
    views: [
      { key: 'court', filter: { category: 'LOAN_COURT' } },
      { key: 'risk', filter: { category: 'LOAN_RISK' } },
      { key: 'registry', filter: { category: 'LOAN_ZMS' } },
    ],
  },
});
