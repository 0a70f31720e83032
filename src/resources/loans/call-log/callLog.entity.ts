import { entity, section } from '../../../entity/entity';
import { CALL_ASKED, CALL_COLUMNS, callLogFields } from './callLogFields';
import { BAD_NUMBERS, callIssues } from './callRules';

/** Calls to customers about their loans; rows are only ever added (docs/domain/lending.md 12.1). */
export default entity('loans/call-log', {
  gateway: 'main',
  endpoint: '/loans/call-log',
  assumed: true,
  menu: 'loans',
  order: 30,
  icon: 'call',
  represent: 'calledAt',
  titles: { list: 'menu.loans.call_log' },
  paths: { create: null, show: null, edit: null },
  access: { list: 'loan-call:list', create: 'loan-call:list' },
  fields: callLogFields,
  list: {
    columns: CALL_COLUMNS,
    optional: ['note', 'numberInactive'],
    filters: ['outcome', 'calledAt', 'nextCallAt', 'promisedDate', 'customerId', 'numberInactive'],
    sort: { field: 'calledAt', order: 'DESC' },
    views: [
      { key: 'reached', filter: { outcome: ['INFORMED', 'TRANSMIT'] } },
      { key: 'notReached', filter: { outcome: ['NOT_ANSWERED', 'NOT_REACHED'] } },
      { key: 'badNumber', filter: { outcome: [...BAD_NUMBERS, 'NOT_FOUND'] } },
    ],
  },
  form: [
    section('call', CALL_ASKED),
    section('number', ['numberInactive'], { field: 'outcome', is: BAD_NUMBERS }),
  ],
  rules: callIssues,
});
