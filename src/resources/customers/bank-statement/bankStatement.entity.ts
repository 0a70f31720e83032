import { statementLifecycle } from '../../../domain/income/incomeLifecycle';
import { entity } from '../../../entity/entity';
import { statementFields, statementList, statementSections } from './bankStatementFields';

/**
 * Bank statements given as evidence of income: read, summed by month, matched with the declared employer
 * (docs/domain/income.md 1.3).
 */
export default entity('bank-statement-verification', {
  gateway: 'customer',
  endpoint: '/bank-statement-verification',
  assumed: true,
  menu: 'customers/income',
  order: 5,
  icon: 'account',
  represent: 'customerName',
  access: { list: 'cus-income:admin-list', show: 'cus-income:admin-list' },
  fields: statementFields,
  list: statementList,
  show: statementSections,
  record: {
    status: 'checkState',
    facts: ['averageAmount', 'declaredAmount', 'senderMatch', 'transactionCount'],
  },
  lifecycle: statementLifecycle,
});
