import { OwnerMatch } from '../../../domain/enums/wallets';
import { entity } from '../../../entity/entity';
import { bank, choice, dateTime, flag, money, reference, text, personName } from '../../../fields';
import { WALLETS } from '../../wallets/rights';

const given = { readOnly: true } as const;

/**
 * The prime bank account of everybody with a temporary account: where its money would go back to, and whether the bank
 * names the customer as the owner (docs/domain/money.md 3.2). Calculated from bank accounts and temporary accounts.
 */
export default entity('current-account/bank-account', {
  gateway: 'accounting',
  endpoint: '/current-account-banks',
  assumed: true,
  menu: 'accounting/current-account',
  order: 2,
  icon: 'account',
  titles: { list: 'menu.current_account.bank_account' },
  represent: 'number',
  access: { list: WALLETS },
  fields: {
    customerId: reference('customers', given),
    bankCode: bank({ readOnly: true, private: true }),
    number: text({ readOnly: true, max: 30, private: true }),
    /** By the bank's word of that day. */
    ownerName: personName({ asOf: 'namedAt' }),
    namedAt: dateTime(given),
    match: choice(OwnerMatch, given),
    balance: money({ readOnly: true, negative: true }),
    isRun: flag(given),
    lastRun: dateTime(given),
  },
  list: {
    columns: ['customerId', 'balance', 'bankCode', 'number', 'ownerName', 'match', 'lastRun'],
    optional: ['isRun'],
    filters: ['match', 'balance', 'bankCode', 'customerId', 'number', 'isRun'],
    search: 'private',
    sort: { field: 'balance', order: 'DESC' },
    opensWith: 'with_money',
    views: [
      { key: 'with_money', filter: { balance: { from: '0.01' } } },
      { key: 'differing', filter: { match: ['CLOSE', 'DIFFERENT'] } },
    ],
  },
});
