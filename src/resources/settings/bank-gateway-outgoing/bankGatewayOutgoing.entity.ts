import { OutgoingState } from '../../../domain/enums/bankMoney';
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
} from '../../../fields';
import { BANK_INCOME } from '../../accounting/rights';

const given = { readOnly: true } as const;
const personal = { ...given, private: true } as const;

/** Transfers out through the banks' gateways: sent, waiting, to be tried again, failed (docs/domain/money.md 4.10). */
export default entity('bank-gateways/outgoing', {
  gateway: 'accounting',
  endpoint: '/bank-cg/outgoing-transfers',
  assumed: true,
  menu: 'settings',
  order: 21,
  icon: 'transfer',
  represent: 'number',
  titles: { list: 'menu.settings.bank_gateway_log' },
  paths: {
    list: '/settings/bank-gateway/outgoing-log',
    show: '/settings/bank-gateway/outgoing-log/:id',
  },
  access: { list: BANK_INCOME, show: BANK_INCOME },
  fields: {
    number: text(given),
    /** When it left the wallet. */
    at: dateTime(given),
    customerId: reference('customers', given),
    customerName: personName(),
    amount: money(given),
    /** Where it goes. */
    bankCode: bank(personal),
    accountNumber: text(personal),
    /** By which gateway. */
    gatewayId: reference('bank-gateways', given),
    state: choice(OutgoingState, given),
    attempts: number({ readOnly: true, integer: true }),
    nextTryAt: dateTime(given),
    executedAt: dateTime(given),
    bankReference: text(given),
    answer: text(given),
    /** Where its money is decided on, once it has failed. */
    failedTransferId: reference('accounting/failed-transfers', given),
    /** The leg out of the wallet. */
    journalId: text(given),
    tenant: tenant(),
  },
  list: {
    columns: ['number', 'at', 'customerName', 'amount', 'state', 'nextTryAt', 'failedTransferId'],
    optional: [
      'gatewayId',
      'attempts',
      'answer',
      'customerId',
      'bankCode',
      'accountNumber',
      'executedAt',
      'bankReference',
      'journalId',
      'tenant',
    ],
    filters: ['at', 'state', 'gatewayId', 'amount', 'number', 'attempts'],
    search: 'private',
    sort: { field: 'at', order: 'DESC' },
    views: OutgoingState.values.map((state) => ({ key: state, filter: { state } })),
  },
  show: [
    section('transfer', ['customerId', 'bankCode', 'accountNumber', 'gatewayId']),
    section('answer', ['answer', 'bankReference', 'failedTransferId', 'tenant']),
  ],
  record: {
    status: 'state',
    facts: ['amount', 'at', 'attempts', 'nextTryAt', 'executedAt'],
  },
});
