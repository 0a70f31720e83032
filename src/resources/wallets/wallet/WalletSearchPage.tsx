import { AccountSearch } from '../AccountSearch';
import { findWallet } from './api';

/** Finds a wallet by its owner's register number or phone. */
export const Page = () => (
  <AccountSearch
    title="menu.wallets.search"
    resource="wallets"
    endpoint={findWallet}
    none="wallets.wallet.search.none"
    open="wallets.wallet.search.open"
  />
);
