import {
  BankLegState,
  CorrectionWay,
  FailedTransferState,
  OutgoingKind,
  TransferLeg,
} from '../../../domain/enums/accounting';
import { QUEUE } from '../../../domain/settings';
import { entity, section } from '../../../entity/entity';
import {
  bank,
  choice,
  dateTime,
  flag,
  money,
  personName,
  reference,
  tenant,
  text,
  userName,
} from '../../../fields';
import { BANK_INCOME } from '../rights';
import { failedTransferLifecycle } from './lifecycle';

const shown = { readOnly: true } as const;
const personal = { ...shown, private: true } as const;

/** A transfer to a bank that did not arrive, whatever it paid (docs/domain/money.md 4.2). */
export const failedTransferFields = {
  number: text(shown),
  kind: choice(OutgoingKind, shown),
  customerId: reference('customers', shown),
  customerName: personName(),
  amount: money(shown),
  failedLeg: choice(TransferLeg, shown),
  bankCode: bank(personal),
  accountNumber: text(personal),
  accountOwner: personName({ asOf: 'transferredAt' }),
  bankAnswer: text(shown),
  transferredAt: dateTime(shown),
  /** Its money waits on the account for failed transfers, neither with its owner nor at the bank. */
  isWaiting: flag(shown),
  state: choice(FailedTransferState, shown),
  /** What the bank's log of outgoing transfers said when it was last looked at. */
  logState: choice(BankLegState, shown),
  logReadAt: dateTime(shown),
  logReadBy: userName(shown),
  /** Who found out that what the bank paid out beside it is another payment. */
  toldApartBy: userName(shown),
  /** Who has looked at what another person may send again. */
  checkedBy: userName(shown),
  way: choice(CorrectionWay, shown),
  comment: text(shown),
  decidedAt: dateTime(shown),
  decidedBy: userName(shown),
  tenant: tenant(),
  createdAt: dateTime(shown),
} as const;

export default entity('accounting/failed-transfers', {
  gateway: 'accounting',
  endpoint: '/failed-transfers',
  assumed: true,
  menu: 'accounting',
  order: 12,
  icon: 'blocked',
  represent: 'number',
  palette: { begins: 'FT-', says: ['customerName', 'amount', 'state'] },
  titles: { list: 'menu.accounting.failed_transfers' },
  failures: { list: 'error.failed_transfers_fetch', show: 'error.failed_transfers_fetch' },
  access: { list: BANK_INCOME, show: BANK_INCOME },
  waiting: {
    filter: { state: 'open' },
    since: 'transferredAt',
    slaMinutes: QUEUE.slaMinutes.other,
  },
  fields: failedTransferFields,
  list: {
    columns: [
      'number',
      'customerName',
      'amount',
      'failedLeg',
      'bankAnswer',
      'transferredAt',
      'state',
      'logState',
    ],
    optional: [
      'kind',
      'bankCode',
      'accountNumber',
      'accountOwner',
      'isWaiting',
      'way',
      'comment',
      'logReadAt',
      'decidedAt',
      'decidedBy',
      'tenant',
    ],
    filters: ['state', 'failedLeg', 'kind', 'bankCode', 'amount', 'number', 'transferredAt', 'way'],
    search: 'private',
    sort: { field: 'transferredAt', order: 'DESC' },
    opensWith: 'open',
    views: FailedTransferState.values.map((state) => ({ key: state, filter: { state } })),
  },
  show: [
    section('transfer', ['customerId', 'kind', 'bankCode', 'accountNumber', 'accountOwner']),
    section('decision', [
      'logReadBy',
      'toldApartBy',
      'checkedBy',
      'way',
      'comment',
      'decidedBy',
      'decidedAt',
      'tenant',
    ]),
  ],
  record: {
    status: 'state',
    facts: ['amount', 'failedLeg', 'bankAnswer', 'transferredAt', 'isWaiting', 'logState'],
  },
  ends: ['corrected', 'bankError', 'transactionError'],
  lifecycle: failedTransferLifecycle,
});
