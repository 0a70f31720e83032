import type { AreaRoute } from '../../AreaRoute';
import { SEARCH_WALLETS } from '../rights';

/** Whose bank account it is (docs/domain/wallets.md 2.2). */
export const routes: readonly AreaRoute[] = [
  {
    path: '/wallets/bank-account',
    access: SEARCH_WALLETS,
    title: 'menu.wallets.bank_account',
    menu: 'wallets',
    order: 2,
    icon: 'account',
    load: () => import('./OwnerSearchPage'),
  },
];
