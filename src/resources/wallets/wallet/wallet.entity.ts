import { WithdrawAccess } from '../../../domain/enums/customers';
import { WalletState } from '../../../domain/enums/wallets';
import { entity } from '../../../entity/entity';
import {
  bank,
  choice,
  dateTime,
  flag,
  money,
  number,
  percent,
  reference,
  text,
  personName,
} from '../../../fields';
import { WALLETS } from '../rights';
import { walletLifecycle } from './lifecycle';

const given = { readOnly: true } as const;
/** What R12 and R13 are calculated from: the gateway always gives it. */
const figure = { readOnly: true, required: true } as const;

/**
 * Wallets of customers, by the customer's number: every balance is a sum over the ledger (docs/domain/wallets.md 1.1).
 */
export default entity('wallets', {
  gateway: 'accounting',
  endpoint: '/wallets',
  assumed: true,
  menu: 'wallets',
  order: 0,
  icon: 'wallet',
  titles: { list: 'menu.wallets.list', show: 'menu.wallets.detail' },
  represent: 'number',
  palette: { begins: 'BA', says: ['customerId', 'balance'] },
  access: { list: WALLETS, show: WALLETS },
  fields: {
    number: text(given),
    customerId: reference('customers', given),
    balance: money(figure),
    held: money(figure),
    available: money({ ...figure, negative: true }),
    transactionLimit: money(figure),
    dailyTransactionLimit: money(figure),
    amountLimit: money(figure),
    dailyTransactionAmount: money(figure),
    /** Share of the daily limit that was used today. */
    dailyUsed: percent({ readOnly: true, min: 0 }),
    coin: number(given),
    canTransfer: choice(WithdrawAccess, given),
    isCashOutDeposit: choice(WithdrawAccess, given),
    /** The prime bank account: where money goes that leaves the wallet. */
    bankCode: bank({ readOnly: true, private: true }),
    accountNumber: text({ readOnly: true, private: true }),
    /** By the bank's word of that day. */
    accountOwner: personName({ asOf: 'namedAt' }),
    namedAt: dateTime(given),
    isPrimeAccount: flag(given),
    transferredAt: dateTime(given),
    state: choice(WalletState, given),
    createdAt: dateTime(given),
  },
  list: {
    columns: ['number', 'customerId', 'balance', 'held', 'dailyUsed', 'canTransfer'],
    optional: [
      'available',
      'transferredAt',
      'transactionLimit',
      'amountLimit',
      'dailyTransactionAmount',
      'dailyTransactionLimit',
      'coin',
      'isCashOutDeposit',
      'isPrimeAccount',
      'state',
      'createdAt',
    ],
    filters: [
      'customerId',
      'canTransfer',
      'balance',
      'held',
      'dailyUsed',
      'isPrimeAccount',
      'number',
      'state',
      'transferredAt',
    ],
    search: 'private',
    sort: { field: 'balance', order: 'DESC' },
    opensWith: 'open',
    views: [
      { key: 'open', filter: { state: 'OPEN' } },
      { key: 'held', filter: { held: { from: '0.01' } } },
      { key: 'near_limit', filter: { dailyUsed: { from: 80 } } },
      {
        key: 'closed_transfer',
        filter: { canTransfer: ['NO_BY_SETTING', 'NO_DUE_LOAN', 'NO_DUE_FRAUD'] },
      },
    ],
  },
  record: {
    status: 'state',
    facts: ['balance', 'held', 'available', 'dailyTransactionAmount', 'transferredAt', 'coin'],
  },
  ends: ['CLOSED'],
  lifecycle: walletLifecycle,
});
