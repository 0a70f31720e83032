import type { AreaRoute } from '../../AreaRoute';
import { SEARCH_WALLETS } from '../rights';

/** Finds a wallet by its owner. */
export const routes: readonly AreaRoute[] = [
  {
    path: '/wallets/search',
    access: SEARCH_WALLETS,
    title: 'menu.wallets.search',
    resource: 'wallets',
    menu: 'wallets',
    order: 1,
    icon: 'wallet',
    load: () => import('./WalletSearchPage'),
  },
];
