import { minus, plus, ZERO } from '../../../../src/domain/lending/amounts';
import { WALLET } from '../../../../src/domain/settings';
import {
  findWallet,
  readWalletJournals,
  type FoundAccount,
  type WalletJournal,
  type WalletJournals,
} from '../../../../src/resources/wallets/wallet/api';
import { SEARCH_WALLETS, WALLETS } from '../../../../src/resources/wallets/rights';
import entity from '../../../../src/resources/wallets/wallet/wallet.entity';
import { notFound } from '../../../engine/ApiError';
import type { Answer, Call, Route } from '../../../engine/Call';
import { need } from '../../../engine/Caller';
import { derivedList } from '../../../engine/derivedList';
import { collectionOf, recordOf } from '../../../engine/records';
import { route } from '../../../engine/route';
import { ledgerOf } from '../../../ledger/Ledger';
import { customerBy } from '../../loans/search/routes';
import { customerName } from '../../loans/loan/loanProfile';
import { walletMoney } from './walletMoney';
import { walletRows } from './walletRows';

/** What moved a wallet, the newest first, with what could be spent after each. */
function journals(call: Call): Answer<WalletJournals> {
  need(call.caller, WALLETS);
  const { id } = recordOf(call, 'wallets');
  let balance = ZERO;
  const all = ledgerOf(call.store)
    .lines({ account: 'wallet', holder: Number(id) })
    .map(({ debit, credit, journal }): WalletJournal => {
      balance = minus(plus(balance, credit ?? ZERO), debit ?? ZERO);
      const { of } = journal;
      return {
        journalId: journal.id,
        date: journal.valueDate,
        bookedAt: journal.bookedAt,
        kind: journal.kind,
        in: credit,
        out: debit,
        balance,
        origin: of && of.resource !== 'wallets' ? of.label : null,
        // The opening of all wallets is one journal: others' lines are nobody's business here.
        legs: journal.lines
          .filter(
            ({ holder, account }) =>
              journal.kind !== 'OPENING' || holder === Number(id) || account !== 'wallet',
          )
          .map((leg) => ({
            accountKey: `ledgerAccounts.${leg.account}`,
            number: leg.number,
            debit: leg.debit,
            credit: leg.credit,
          })),
      };
    });
  return {
    body: { total: all.length, journals: all.reverse().slice(0, WALLET.journalsShown) },
  };
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
