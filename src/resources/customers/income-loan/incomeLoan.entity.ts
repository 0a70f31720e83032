import { IncomeType } from '../../../domain/enums/customers';
import { LoanState } from '../../../domain/enums/loans';
import { entity } from '../../../entity/entity';
import {
  choice,
  date,
  dateTime,
  flag,
  money,
  number,
  personName,
  personNumber,
  reference,
  tenant,
  text,
} from '../../../fields';

const given = { readOnly: true } as const;

/** Loans whose limit rests on an approved income, with its age (docs/domain/income.md 5.2). */
export default entity('customers/income/loan-list', {
  gateway: 'customer',
  endpoint: '/incomes/loans',
  assumed: true,
  of: { resource: 'loans', filter: {} },
  menu: 'customers/income',
  order: 3,
  icon: 'loan',
  titles: { list: 'menu.customer_income.loan_list' },
  represent: 'code',
  access: { list: 'cus-income:admin-list' },
  fields: {
    code: text(given),
    customerId: reference('customers', given),
    customerName: personName(),
    regnum: personNumber(),
    state: choice(LoanState, given),
    lentAmount: money(given),
    balance: money(given),
    lendedDate: date(given),
    refundDate: date(given),
    creditLimit: money(given),
    incomeId: reference('customers/income/requests', given),
    incomeType: choice(IncomeType, given),
    amount: money(given),
    approvedAt: dateTime(given),
    /** Days since the approval, as of the answer. */
    ageDays: number({ readOnly: true, integer: true }),
    isStale: flag(given),
    tenant: tenant(),
  },
  list: {
    columns: [
      'code',
      'customerName',
      'state',
      'balance',
      'amount',
      'ageDays',
      'isStale',
      'creditLimit',
    ],
    optional: [
      'regnum',
      'incomeType',
      'approvedAt',
      'lentAmount',
      'lendedDate',
      'refundDate',
      'incomeId',
      'tenant',
    ],
    filters: ['state', 'isStale', 'incomeType', 'regnum', 'code', 'ageDays', 'amount', 'balance'],
    search: 'private',
    sort: { field: 'ageDays', order: 'DESC' },
    views: [
      { key: 'stale', filter: { isStale: true } },
      { key: 'fresh', filter: { isStale: false } },
      { key: 'ongoing', filter: { state: 'LOAN_ONGOING' } },
    ],
  },
});
