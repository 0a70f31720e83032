import entity from '../../../../src/resources/accounting/current-account/currentAccount.entity';
import {
  findCurrentAccount,
  readCurrentAccount,
} from '../../../../src/resources/accounting/current-account/api';
import type { FoundAccount } from '../../../../src/resources/wallets/wallet/api';
import { SEARCH_WALLETS, WALLETS } from '../../../../src/resources/wallets/rights';
import { ZERO } from '../../../../src/domain/lending/amounts';
import { notFound } from '../../../engine/ApiError';
import type { Answer, Call, Route } from '../../../engine/Call';
import { need } from '../../../engine/Caller';
import { derivedList } from '../../../engine/derivedList';
import { collectionOf, recordOf } from '../../../engine/records';
import { route } from '../../../engine/route';
import { ledgerOf } from '../../../ledger/Ledger';
import { customerName } from '../../loans/loan/loanProfile';
import { customerBy } from '../../loans/search/routes';
import { temporaryAccountOf } from '../../loans/temporary-account/routes';
import { accountRows } from './accountRows';

/** The temporary account of the customer behind a register number or a phone. @throws ApiError 404 */
function find(call: Call): Answer<FoundAccount> {
  need(call.caller, SEARCH_WALLETS);
  const customer = customerBy(call);
  const account = collectionOf(call, 'current-account').get(customer.id);
  if (!account) throw notFound();
  const balance = ledgerOf(call.store).balanceOf('temporary', { holder: Number(customer.id) });
  return {
    body: {
      customerId: Number(customer.id),
      customerName: customerName(customer),
      number: String(account.number),
      balance,
      held: ZERO,
      available: balance,
    },
  };
}

/** Temporary accounts with their figures of now, one account's movements, and the search (addresses are assumed). */
export const routes: readonly Route[] = [
  derivedList(entity, ({ store }) => accountRows(store)),
  route(readCurrentAccount, (call) => {
    need(call.caller, WALLETS);
    const { customerId } = recordOf(call, 'current-account');
    const customer = call.store.collection('customers')?.get(customerId as number);
    if (!customer) throw notFound();
    return { body: temporaryAccountOf(call, customer) };
  }),
  route(findCurrentAccount, find),
];
