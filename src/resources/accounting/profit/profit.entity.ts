import { ProfitState } from '../../../domain/enums/accounting';
import { QUEUE } from '../../../domain/settings';
import { entity, section } from '../../../entity/entity';
import {
  bank,
  choice,
  date,
  dateTime,
  money,
  number,
  personName,
  reference,
  tenant,
  text,
  userName,
} from '../../../fields';
import { BANK_INCOME } from '../rights';
import { profitLifecycle } from './lifecycle';

const shown = { readOnly: true } as const;
const personal = { ...shown, private: true } as const;

/** Bank income: a credited line and whose money it turned out to be (docs/domain/money.md 4.1). */
export const profitFields = {
  number: text(shown),
  transactionId: reference('accounting/bank-cg-transactions', shown),
  reference: text(shown),
  /** Value date of the bank. */
  date: date(shown),
  bankCode: bank(personal),
  amount: money(shown),
  payerName: personName({ asOf: 'date' }),
  payerAccount: text(personal),
  text: text(personal),
  state: choice(ProfitState, shown),
  /** Codes of the loans and names of the customers that got it. */
  assignedTo: personName({ asOf: 'decidedAt' }),
  /** How many parts it was divided into; nothing while it is nobody's. */
  partCount: number({ ...shown, integer: true }),
  decidedAt: dateTime(shown),
  decidedBy: userName(shown),
  tenant: tenant(),
  createdAt: dateTime(shown),
} as const;

export default entity('accounting/profits', {
  gateway: 'accounting',
  endpoint: '/bank-cg/profits',
  assumed: true,
  menu: 'accounting',
  order: 1,
  icon: 'payments',
  represent: 'number',
  titles: { list: 'menu.accounting.profits' },
  access: { list: BANK_INCOME, show: BANK_INCOME },
  books: 'records',
  waiting: {
    filter: { state: 'UNRECOGNIZED' },
    since: 'date',
    slaMinutes: QUEUE.slaMinutes.other,
  },
  fields: profitFields,
  list: {
    columns: ['number', 'date', 'amount', 'state', 'payerName', 'text', 'assignedTo', 'decidedBy'],
    optional: ['bankCode', 'reference', 'payerAccount', 'partCount', 'decidedAt', 'tenant'],
    filters: ['state', 'date', 'amount', 'number', 'bankCode', 'reference', 'decidedBy'],
    search: 'private',
    sort: { field: 'date', order: 'DESC' },
    opensWith: 'UNRECOGNIZED',
    views: ProfitState.values.map((state) => ({ key: state, filter: { state } })),
  },
  show: [
    section('bank', [
      'transactionId',
      'reference',
      'bankCode',
      'payerName',
      'payerAccount',
      'text',
    ]),
    section('decision', ['assignedTo', 'decidedBy', 'decidedAt', 'tenant']),
  ],
  record: {
    status: 'state',
    facts: ['amount', 'date', 'bankCode', 'partCount', 'decidedBy', 'decidedAt'],
  },
  lifecycle: profitLifecycle,
});
