import { AccountSearch } from '../../wallets/AccountSearch';
import { findCurrentAccount } from './api';

/** Finds a temporary account by its owner's register number or phone. */
export const Page = () => (
  <AccountSearch
    title="menu.current_account.search"
    resource="current-account"
    endpoint={findCurrentAccount}
    none="accounting.temporary.search_none"
    open="accounting.temporary.open"
  />
);
