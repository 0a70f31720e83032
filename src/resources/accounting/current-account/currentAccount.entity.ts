import { OwnerMatch, TemporaryState } from '../../../domain/enums/wallets';
import { entity } from '../../../entity/entity';
import {
  dateTime,
  bank,
  choice,
  date,
  flag,
  money,
  number,
  reference,
  text,
  userName,
  personName,
} from '../../../fields';
import { WALLETS } from '../../wallets/rights';
import { currentAccountLifecycle } from './lifecycle';

const given = { readOnly: true } as const;
const figure = { readOnly: true, required: true } as const;

/**
 * Temporary accounts of customers, by the customer's number: money that came in and is not allocated
 * (docs/domain/money.md 3.1).
 */
export default entity('current-account', {
  gateway: 'accounting',
  endpoint: '/current-accounts',
  assumed: true,
  menu: 'accounting/current-account',
  order: 0,
  icon: 'account',
  titles: { list: 'menu.current_account.list', show: 'menu.current_account.detail' },
  represent: 'number',
  access: { list: WALLETS, show: WALLETS },
  fields: {
    number: text(given),
    customerId: reference('customers', given),
    balance: money({ ...figure, negative: true }),
    opening: money(figure),
    cameIn: money(figure),
    wentOut: money(figure),
    lastMovedOn: date(given),
    /** Days without a movement while there is money on it. */
    idleDays: number(given),
    openLoans: number(given),
    /** What the owner's wallet may spend: where money may be moved. */
    walletBalance: money(given),
    /** How much more the wallet may hold. */
    walletRoom: money(given),
    bankCode: bank({ readOnly: true, private: true }),
    accountNumber: text({ readOnly: true, private: true }),
    /** By the bank's word of that day. */
    accountOwner: personName({ asOf: 'namedAt' }),
    namedAt: dateTime(given),
    isPrimeAccount: flag(given),
    ownerMatch: choice(OwnerMatch, given),
    /** What was asked to go back to the bank and waits for another person. */
    returnAmount: money(given),
    returnNote: text(given),
    returnAskedBy: userName(given),
    /** The newest journal of money that staff moved or returned from here. */
    lastJournal: reference('accounting/gl-transactions', given),
    state: choice(TemporaryState, given),
  },
  list: {
    columns: [
      'number',
      'customerId',
      'balance',
      'cameIn',
      'wentOut',
      'lastMovedOn',
      'idleDays',
      'openLoans',
      'state',
    ],
    optional: [
      'opening',
      'returnAmount',
      'returnAskedBy',
      'walletBalance',
      'ownerMatch',
      'isPrimeAccount',
    ],
    filters: ['state', 'balance', 'customerId', 'number', 'lastMovedOn', 'idleDays', 'openLoans'],
    search: 'private',
    sort: { field: 'balance', order: 'DESC' },
    opensWith: 'holding',
    views: [
      { key: 'holding', filter: { state: 'HOLDING' } },
      { key: 'with_loan', filter: { state: 'HOLDING', openLoans: { from: 1 } } },
      { key: 'idle', filter: { state: 'HOLDING', idleDays: { from: 30 } } },
      { key: 'empty', filter: { state: 'EMPTY' } },
    ],
  },
  record: {
    status: 'state',
    facts: ['balance', 'returnAmount', 'cameIn', 'wentOut', 'lastMovedOn', 'openLoans'],
  },
  lifecycle: currentAccountLifecycle,
});
