import { CriteriaState } from '../../../domain/enums/wallets';
import { entity } from '../../../entity/entity';
import { choice, dateTime, money, number, text, userName } from '../../../fields';
import { criteriaLifecycle } from './lifecycle';

const SEE = ['loan-criteria-settings:view', 'loan-criteria-settings:create'] as const;

/** The one set of criteria for repaying loans from temporary accounts (docs/domain/money.md 3.3). */
export default entity('deposit_criteria', {
  gateway: 'accounting',
  endpoint: '/deposit-criteria',
  assumed: true,
  represent: 'name',
  paths: { list: null, show: null },
  access: { list: SEE, show: SEE },
  ruledBy: 'mainTenant',
  fields: {
    name: text({ readOnly: true }),
    nextPaymentMinDay: number({ readOnly: true, required: true }),
    minBalance: money({ readOnly: true, required: true }),
    state: choice(CriteriaState, { readOnly: true }),
    updatedAt: dateTime({ readOnly: true }),
    updatedBy: userName(),
  },
  list: {
    columns: ['nextPaymentMinDay', 'minBalance', 'updatedAt', 'updatedBy'],
    sort: { field: 'id', order: 'ASC' },
  },
  ends: ['IN_FORCE'],
  lifecycle: criteriaLifecycle,
});
