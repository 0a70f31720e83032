import type { AreaRoute } from '../../AreaRoute';
import { SEARCH_WALLETS } from '../../wallets/rights';

const page = { menu: 'accounting/current-account', icon: 'account' } as const;

/** Finds a temporary account by its owner; the criteria of repaying from it (docs/domain/money.md 3). */
export const routes: readonly AreaRoute[] = [
  {
    ...page,
    path: '/current-account/search',
    access: SEARCH_WALLETS,
    title: 'menu.current_account.search',
    resource: 'current-account',
    order: 1,
    load: () => import('./CurrentAccountSearchPage'),
  },
  {
    ...page,
    path: '/current-account/deposit-criteria',
    access: ['loan-criteria-settings:view', 'loan-criteria-settings:create'],
    title: 'menu.current_account.deposit_criteria',
    resource: 'deposit_criteria',
    order: 3,
    load: () => import('../deposit-criteria/DepositCriteriaPage'),
  },
];
