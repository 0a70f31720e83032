import { FraudLogState, FraudSource } from '../../../domain/enums/accounting';
import { entity, section } from '../../../entity/entity';
import {
  bank,
  choice,
  dateTime,
  money,
  number,
  personName,
  reference,
  tenant,
  text,
  userName,
} from '../../../fields';
import { FRAUD } from '../rights';
import { fraudLifecycle } from './lifecycle';

const shown = { readOnly: true } as const;
const personal = { ...shown, private: true } as const;

/** Suspicious transfers and what was found out about them (docs/domain/money.md 4.4). */
export default entity('accounting/fraud-transfer', {
  gateway: 'accounting',
  endpoint: '/fraud-transfers',
  assumed: true,
  menu: 'accounting',
  order: 2,
  icon: 'watchlist',
  represent: 'number',
  palette: { begins: 'FR-', says: ['customerName', 'amount', 'state'] },
  titles: { list: 'menu.accounting.fraud_transfer' },
  failures: { show: 'error.fraud_details_fetch' },
  access: { list: FRAUD, show: FRAUD },
  fields: {
    number: text(shown),
    customerId: reference('customers', shown),
    customerName: personName(),
    amount: money(shown),
    fraudSource: choice(FraudSource, shown),
    bankCode: bank(personal),
    accountNumber: text(personal),
    receiver: text(personal),
    description: text(shown),
    transferredAt: dateTime(shown),
    state: choice(FraudLogState, shown),
    openDays: number({ ...shown, integer: true }),
    lastComment: text(shown),
    heldId: reference('accounting/held-transactions', shown),
    courtId: reference('court-list', shown),
    settledAt: dateTime(shown),
    settledBy: userName(shown),
    tenant: tenant(),
    createdAt: dateTime(shown),
  },
  list: {
    columns: [
      'number',
      'customerName',
      'amount',
      'receiver',
      'fraudSource',
      'state',
      'openDays',
      'transferredAt',
    ],
    optional: ['customerId', 'bankCode', 'lastComment', 'settledAt', 'settledBy', 'tenant'],
    filters: ['state', 'fraudSource', 'amount', 'number', 'customerId', 'transferredAt'],
    search: 'private',
    sort: { field: 'createdAt', order: 'DESC' },
    views: [
      {
        key: 'open',
        filter: {
          state: [
            'NEW',
            'CLARIFIED_FROM_CUSTOMER',
            'CLARIFYING_FROM_MERCHANT',
            'CLARIFYING_FROM_BANK',
          ],
        },
      },
      { key: 'court', filter: { state: ['SENDING_TO_COURT', 'SENT_TO_COURT'] } },
      {
        key: 'settled',
        filter: { state: ['SETTLED_BY_USER', 'SETTLED_BY_NBFI', 'SETTLED_IN_COURT'] },
      },
    ],
    opensWith: 'open',
  },
  show: [
    section('transfer', [
      'customerId',
      'receiver',
      'bankCode',
      'accountNumber',
      'fraudSource',
      'description',
      'heldId',
    ]),
    section('outcome', ['lastComment', 'courtId', 'settledAt', 'settledBy']),
  ],
  record: { status: 'state', facts: ['amount', 'transferredAt', 'openDays', 'fraudSource'] },
  ends: ['SETTLED_BY_USER', 'SETTLED_IN_COURT', 'SETTLED_BY_NBFI'],
  lifecycle: fraudLifecycle,
});
