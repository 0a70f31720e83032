import { RequestChannel, StatementRequestState } from '../../../domain/enums/customerLists';
import { entity } from '../../../entity/entity';
import {
  choice,
  date,
  dateTime,
  pdf,
  personName,
  personNumber,
  reference,
  text,
  userName,
} from '../../../fields';

/** Who asked for which statement, when, and what became of it (docs/domain/customers.md 10.2). */
export default entity('statement-history-list', {
  gateway: 'main',
  endpoint: '/statement-history',
  assumed: true,
  menu: 'customers',
  order: 13,
  icon: 'history',
  represent: ['customerName', 'accountNumber'],
  titles: { list: 'menu.customers.statement_history' },
  access: { list: 'customer-statement:list' },
  fields: {
    customerId: reference('customers', { readOnly: true }),
    customerName: personName(),
    regnum: personNumber(),
    accountNumber: text({ readOnly: true, private: true }),
    periodFrom: date({ readOnly: true }),
    periodTo: date({ readOnly: true }),
    channel: choice(RequestChannel, { readOnly: true }),
    requestedAt: dateTime({ readOnly: true }),
    /** Nobody of the staff: the customer's own request. */
    requestedBy: userName({ readOnly: true }),
    state: choice(StatementRequestState, { readOnly: true }),
    /** What the bank's gateway said. */
    failure: text({ readOnly: true }),
    statementId: reference('customers/statement', { readOnly: true }),
    file: pdf({ readOnly: true }),
  },
  list: {
    columns: ['requestedAt', 'customerId', 'state', 'statementId', 'file', 'requestedBy'],
    optional: ['accountNumber', 'channel', 'periodFrom', 'periodTo', 'regnum', 'failure'],
    filters: ['state', 'channel', 'regnum', 'accountNumber', 'requestedAt', 'customerId'],
    search: 'private',
    sort: { field: 'requestedAt', order: 'DESC' },
    views: [
      { key: 'open', filter: { state: 'REQUESTED' } },
      { key: 'failed', filter: { state: 'FAILED' } },
      { key: 'byStaff', filter: { channel: ['CONSOLE', 'BRANCH'] } },
    ],
  },
});
