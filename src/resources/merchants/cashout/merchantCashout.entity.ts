import { CashOutState } from '../../../domain/enums/merchants';
import { OwnerMatch } from '../../../domain/enums/wallets';
import { QUEUE } from '../../../domain/settings';
import { entity, section } from '../../../entity/entity';
import {
  bank,
  choice,
  date,
  dateTime,
  money,
  personName,
  reference,
  tenant,
  text,
  userName,
} from '../../../fields';
import { SEE_MERCHANTS } from '../rights';
import { cashOutLifecycle } from './lifecycle';

const given = { readOnly: true } as const;
const figure = { readOnly: true, required: true } as const;
const personal = { ...given, private: true } as const;

/** What merchants ask to have paid out to their bank, asked for in their app (docs/domain/organisation.md 2.3). */
export default entity('merchant-cashout', {
  gateway: 'merchantWeb',
  endpoint: '/merchants/cash-outs',
  assumed: true,
  menu: 'merchants',
  order: 2,
  icon: 'payments',
  represent: 'number',
  palette: { begins: 'MO-', says: ['merchantName', 'amount', 'state'] },
  titles: { list: 'menu.merchants.cashout' },
  paths: { list: '/merchant/cashout', show: '/merchant/cashout/:id' },
  access: { list: SEE_MERCHANTS, show: SEE_MERCHANTS },
  waiting: {
    filter: { state: 'REQUESTED' },
    since: 'requestedAt',
    slaMinutes: QUEUE.slaMinutes.other,
  },
  fields: {
    number: text(given),
    merchantId: reference('customers', { readOnly: true, filter: { listType: 'MERCHANT' } }),
    merchantName: personName({ by: 'merchantId' }),
    amount: money(figure),
    /** By the table of fees when it was asked for. */
    commission: money(figure),
    /** What reaches the bank. */
    netAmount: money(figure),
    bankCode: bank(personal),
    accountNumber: text(personal),
    /** Whose the account is by the bank's word. */
    ownerMatch: choice(OwnerMatch, given),
    requestedAt: dateTime(given),
    /** Who looked at it before another person pays, where two have to. */
    checkedBy: userName(given),
    checkedAt: dateTime(given),
    decidedAt: dateTime(given),
    decidedBy: userName(given),
    valueDate: date(given),
    failReason: text(given),
    /** What the bank has refused of it is decided there. */
    failedTransferId: reference('accounting/failed-transfers', given),
    journalId: reference('accounting/gl-transactions', given),
    state: choice(CashOutState, given),
    tenant: tenant(),
    createdAt: dateTime(given),
  },
  list: {
    columns: [
      'number',
      'merchantName',
      'amount',
      'commission',
      'netAmount',
      'ownerMatch',
      'checkedBy',
      'requestedAt',
      'tenant',
      'state',
    ],
    decides: 'state',
    optional: [
      'merchantId',
      'bankCode',
      'accountNumber',
      'checkedAt',
      'decidedAt',
      'decidedBy',
      'valueDate',
      'failReason',
      'failedTransferId',
      'journalId',
    ],
    filters: [
      'merchantId',
      'requestedAt',
      'state',
      'amount',
      'commission',
      'number',
      'decidedAt',
      'decidedBy',
      'checkedBy',
      'tenant',
    ],
    search: 'private',
    sort: { field: 'requestedAt', order: 'DESC' },
    views: CashOutState.values.map((state) => ({ key: state, filter: { state } })),
    opensWith: 'REQUESTED',
  },
  show: [
    section('to', ['merchantId', 'bankCode', 'accountNumber', 'ownerMatch']),
    section('decision', [
      'checkedAt',
      'checkedBy',
      'decidedAt',
      'decidedBy',
      'valueDate',
      'journalId',
      'failReason',
      'failedTransferId',
      'tenant',
    ]),
  ],
  record: {
    status: 'state',
    facts: ['merchantName', 'amount', 'commission', 'netAmount', 'requestedAt'],
  },
  ends: ['FAILED'],
  lifecycle: cashOutLifecycle,
});
