import type { AreaRoute } from '../../AreaRoute';

/** Tabs of the loan with the keys of their titles; the call log is that of one customer, named by number. */
const TABS = {
  detail: 'detail',
  account: 'account',
  'call-log/:customerId': 'call_log',
  log: 'log',
  assessment: 'assessment',
  installment: 'installment',
  'extend-detail': 'extend_detail',
  'overdue-renew-detail': 'overdue_renew_detail',
  changes: 'changes',
  refund: 'refund',
  'payment-request': 'payment_request',
  'account-history': 'account_history',
} as const;

/** Pages of the loans beside the list, the form and the record (docs/domain/lending.md 16.1). */
export const routes: readonly AreaRoute[] = [
  ...Object.entries(TABS).map(([path, key]): AreaRoute => ({
    path: `/loans/:id/${path}`,
    access: 'loan:view',
    title: `enums.LoanTab.${key}`,
    resource: 'loans',
    kind: 'tab',
  })),
  {
    path: '/account-history-detail/:id',
    access: 'loan:view',
    title: 'menu.loans.account_history',
    resource: 'loans',
    area: 'loans',
    load: () => import('./tabs/JournalPage'),
  },
];
