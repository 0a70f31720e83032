import { LoanCriteriaState } from '../../../domain/enums/settings';
import { entity } from '../../../entity/entity';
import { choice, dateTime, text, userName } from '../../../fields';
import { CRITERIA } from './criteria';
import { criteriaLifecycle } from './lifecycle';

const SEE = ['loan-criteria-settings:view', 'loan-criteria-settings:create'] as const;

/** The one set of criteria that loans are lent, moved and collected by (docs/domain/lending.md 17.1). */
export default entity('loan_criteria', {
  gateway: 'main',
  endpoint: '/loan-criteria',
  assumed: true,
  represent: 'name',
  paths: { list: null, show: null },
  access: { list: SEE, show: SEE },
  ruledBy: 'mainTenant',
  fields: {
    name: text({ readOnly: true }),
    ...CRITERIA.requests,
    ...CRITERIA.contracts,
    ...CRITERIA.extensions,
    ...CRITERIA.renewals,
    ...CRITERIA.collection,
    state: choice(LoanCriteriaState, { readOnly: true }),
    updatedAt: dateTime({ readOnly: true }),
    updatedBy: userName(),
  },
  list: { columns: ['name', 'updatedAt', 'updatedBy'], sort: { field: 'id', order: 'ASC' } },
  ends: ['IN_FORCE'],
  lifecycle: criteriaLifecycle,
});
