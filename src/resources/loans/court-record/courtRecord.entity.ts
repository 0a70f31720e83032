import { DocumentTemplateType } from '../../../domain/enums/credit-registry';
import { CourtState } from '../../../domain/enums/loans';
import { entity, section } from '../../../entity/entity';
import {
  choice,
  date,
  dateTime,
  money,
  number,
  personName,
  reference,
  text,
  userName,
} from '../../../fields';
import { courtRecordLifecycle } from './lifecycle';

const shown = { readOnly: true } as const;
const amount = money(shown);

/**
 * A court record: the frozen claim, the course of the case, the letter (docs/domain/lending.md 11.3). The gateway sets
 * all of it.
 */
export const courtRecordFields = {
  customerId: reference('customers', shown),
  customerName: personName(),
  loanId: reference('loans', shown),
  loanCode: text(shown),
  state: choice(CourtState, shown),
  template: choice(DocumentTemplateType, shown),
  principal: amount,
  interest: amount,
  additionalInterest: amount,
  stateFee: amount,
  cost: amount,
  total: amount,
  courtDate: date(shown),
  courtName: text(shown),
  caseNumber: text(shown),
  filedDate: date(shown),
  acceptedDate: date(shown),
  hearingDate: date(shown),
  decisionDate: date(shown),
  awarded: amount,
  enforcementDate: date(shown),
  closedDate: date(shown),
  letterVersion: number(shown),
  letterTotal: amount,
  createdAt: dateTime(shown),
  createdBy: userName(shown),
} as const;

/** Records of loans at court with their letters (docs/domain/lending.md 11.3, 11.6). */
export default entity('court-list', {
  gateway: 'main',
  endpoint: '/court-list',
  assumed: true,
  menu: 'credit-registry/court',
  icon: 'court',
  represent: 'loanCode',
  titles: { list: 'menu.court.list' },
  paths: { show: '/court/:id' },
  access: {
    list: 'loan-court-doc:list',
    show: ['loan-court-doc:list', 'loan-court-doc:access'],
  },
  fields: courtRecordFields,
  list: {
    columns: ['loanCode', 'customerName', 'state', 'total', 'courtDate', 'hearingDate', 'awarded'],
    optional: ['template', 'courtName', 'caseNumber', 'letterVersion', 'closedDate', 'createdAt'],
    filters: ['state', 'loanCode', 'courtDate', 'template', 'caseNumber', 'loanId'],
    search: 'private',
    sort: { field: 'courtDate', order: 'DESC' },
  },
  show: [
    section('claim', ['customerId', 'loanId', 'template', 'courtDate']),
    section('progress', [
      'courtName',
      'filedDate',
      'caseNumber',
      'acceptedDate',
      'hearingDate',
      'decisionDate',
      'awarded',
      'enforcementDate',
      'closedDate',
    ]),
  ],
  record: { status: 'state', facts: ['total', 'courtDate', 'letterVersion', 'hearingDate'] },
  ends: ['closed'],
  lifecycle: courtRecordLifecycle,
});
