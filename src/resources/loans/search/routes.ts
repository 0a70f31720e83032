import type { AreaRoute } from '../../AreaRoute';

const page = { resource: 'loans', menu: 'loans' } as const;

/** Searches over loans, and repaying from the temporary account (docs/domain/lending.md 16.2). */
export const routes: readonly AreaRoute[] = [
  {
    ...page,
    path: '/loans/search',
    access: 'loan:view',
    title: 'menu.loans.search',
    order: 2,
    load: () => import('./LoanSearchPage'),
  },
  {
    ...page,
    path: '/loans/customer-profile-search',
    access: 'loan:view',
    title: 'menu.loans.customer_profile_search',
    order: 3,
    load: () => import('./LoanProfilePage'),
  },
  {
    ...page,
    path: '/loans/student/search',
    access: 'loan:view',
    title: 'menu.loans.student_search',
    order: 15,
    load: () => import('./StudentSearchPage'),
  },
  {
    ...page,
    path: '/loans/refund-temporary',
    access: 'loan:register',
    title: 'menu.loans.refund_from_temporary',
    order: 11,
    load: () => import('../temporary-account/RefundTemporaryPage'),
  },
];
