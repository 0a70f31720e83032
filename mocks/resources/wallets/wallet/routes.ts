import {
  findWallet,
  readWalletJournals,
  type FoundAccount,
} from '../../../../src/resources/wallets/wallet/api';
import { SEARCH_WALLETS, WALLETS } from '../../../../src/resources/wallets/rights';
import entity from '../../../../src/resources/wallets/wallet/wallet.entity';
import { notFound } from '../../../engine/ApiError';
import type { Answer, Call, Route } from '../../../engine/Call';
import { need } from '../../../engine/Caller';
import { derivedList } from '../../../engine/derivedList';
import { collectionOf, recordOf } from '../../../engine/records';
import { route } from '../../../engine/route';
import type { HolderJournals } from '../../../../src/resources/wallets/journals';
import { holderJournals } from '../../../ledger/holderJournals';
import { customerBy } from '../../loans/search/routes';
import { customerName } from '../../loans/loan/loanProfile';
import { walletMoney } from './walletMoney';
import { walletRows } from './walletRows';

/** What moved a wallet, the newest first, with what could be spent after each. */
function journals(call: Call): Answer<HolderJournals> {
  need(call.caller, WALLETS);
  const { id } = recordOf(call, 'wallets');
  return { body: holderJournals(call.store, ['wallet'], Number(id)) };
}

/** The wallet of the customer behind a register number or a phone. @throws ApiError 404 */
function find(call: Call): Answer<FoundAccount> {
  need(call.caller, SEARCH_WALLETS);
  const customer = customerBy(call);
  const wallet = collectionOf(call, 'wallets').get(customer.id);
  if (!wallet) throw notFound();
  return {
    body: {
      customerId: Number(customer.id),
      customerName: customerName(customer),
      number: String(wallet.number),
      ...walletMoney(call.store, Number(customer.id)),
    },
  };
}

/** Wallets with their figures of now, one wallet's journals, and the search (addresses are assumed). */
export const routes: readonly Route[] = [
  derivedList(entity, ({ store }) => walletRows(store)),
  route(readWalletJournals, journals),
  route(findWallet, find),
];
