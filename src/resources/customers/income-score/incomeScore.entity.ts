import { IncomeType } from '../../../domain/enums/customers';
import { entity, section } from '../../../entity/entity';
import {
  choice,
  dateTime,
  flag,
  money,
  number,
  percent,
  personName,
  personNumber,
  reference,
  tenant,
  userName,
} from '../../../fields';

const given = { readOnly: true } as const;

/** What approved incomes did to scores and limits (docs/domain/income.md 5.1). */
export default entity('customers/income/score-list', {
  gateway: 'customer',
  endpoint: '/income-scores',
  assumed: true,
  menu: 'customers/income',
  order: 4,
  icon: 'percent',
  titles: { list: 'menu.customer_income.score_list', show: 'menu.customer_income.score_view' },
  represent: 'customerName',
  paths: { show: '/customers/income/score-view/:id' },
  access: { list: 'cus-income-score:list', show: 'cus-income-score:list' },
  fields: {
    customerId: reference('customers', given),
    customerName: personName(),
    regnum: personNumber({ asOf: 'computedAt' }),
    incomeId: reference('customers/income/requests', given),
    type: choice(IncomeType, given),
    averageAmount: money(given),
    margin: percent(given),
    amount: money(given),
    points: number(given),
    scoreBefore: number(given),
    scoreAfter: number(given),
    salaryBefore: money(given),
    limitBefore: money(given),
    limitAfter: money(given),
    /** No later income has taken its place. */
    isCurrent: flag(given),
    computedAt: dateTime(given),
    decidedBy: userName(given),
    tenant: tenant(),
  },
  list: {
    columns: [
      'customerName',
      'regnum',
      'type',
      'amount',
      'points',
      'scoreBefore',
      'scoreAfter',
      'limitAfter',
      'computedAt',
    ],
    optional: ['averageAmount', 'margin', 'limitBefore', 'isCurrent', 'decidedBy', 'tenant'],
    filters: [
      'type',
      'customerId',
      'regnum',
      'points',
      'scoreAfter',
      'amount',
      'isCurrent',
      'computedAt',
    ],
    search: 'private',
    sort: { field: 'computedAt', order: 'DESC' },
    views: [{ key: 'current', filter: { isCurrent: true } }],
  },
  show: [
    section('income', ['customerId', 'regnum', 'incomeId', 'type', 'decidedBy', 'computedAt']),
  ],
  record: { facts: ['amount', 'points', 'scoreBefore', 'scoreAfter', 'limitAfter'] },
});
