import { IncomeType } from '../../../domain/enums/customers';
import { LoanCriteriaState } from '../../../domain/enums/settings';
import { entity } from '../../../entity/entity';
import { choice, dateTime, number, percent, userName } from '../../../fields';
import { KEEP_MARGINS, marginLifecycle } from './lifecycle';

/** What share of the average of its months counts, by type of income (docs/domain/income.md 3.1). */
export default entity('income_margin', {
  gateway: 'customer',
  endpoint: '/income-margins',
  assumed: true,
  menu: 'settings',
  order: 11,
  icon: 'percent',
  represent: 'type',
  titles: { list: 'menu.settings.income_margin' },
  paths: { list: '/settings/income/margin', show: '/settings/income/margin/:id' },
  access: { list: KEEP_MARGINS, show: KEEP_MARGINS },
  ruledBy: 'mainTenant',
  fields: {
    type: choice(IncomeType, { readOnly: true }),
    margin: percent({ readOnly: true, required: true }),
    /** Requests that wait for a decision, calculated by the margin of their own day. */
    waiting: number({ readOnly: true }),
    /** Approved incomes of the type. */
    approved: number({ readOnly: true }),
    state: choice(LoanCriteriaState, { readOnly: true }),
    updatedAt: dateTime({ readOnly: true }),
    updatedBy: userName({ readOnly: true }),
  },
  list: {
    columns: ['type', 'margin', 'waiting', 'approved', 'updatedAt', 'updatedBy'],
    filters: ['type', 'margin'],
    sort: { field: 'margin', order: 'DESC' },
  },
  record: { status: 'state', facts: ['margin', 'waiting', 'approved', 'updatedAt', 'updatedBy'] },
  ends: ['IN_FORCE'],
  lifecycle: marginLifecycle,
});
