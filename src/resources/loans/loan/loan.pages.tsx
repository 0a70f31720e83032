import { lazyPage } from '../../../framework/lazyPage';
import type { EntityPages } from '../../../framework/loadEntity';
import { Create, previews } from './acts/loanActPages';
import { LoanAlerts } from './LoanAlerts';
import { LoanDetailTab } from './tabs/LoanDetailTab';
import type loans from './loan.entity';
import { LoanStatusBadges } from './LoanStatusBadges';
import { LoanSubtitle } from './LoanSubtitle';
import { ExtensionCount, ReceiptCount, RenewalCount, RowCount } from './tabs/tabCounts';
import { useCustomerReveal } from '../../customers/customer/useCustomerReveal';

const LoanAccountTab = lazyPage(() => import('./tabs/LoanAccountTab'), 'LoanAccountTab');
const LoanCallLogTab = lazyPage(() => import('./tabs/LoanCallLogTab'), 'LoanCallLogTab');
const LoanLogTab = lazyPage(() => import('./tabs/LoanLogTab'), 'LoanLogTab');
const LoanAssessmentTab = lazyPage(() => import('./tabs/LoanAssessmentTab'), 'LoanAssessmentTab');
const LoanInstallmentTab = lazyPage(
  () => import('./tabs/LoanInstallmentTab'),
  'LoanInstallmentTab',
);
const LoanExtendTab = lazyPage(() => import('./tabs/LoanReschedulingTabs'), 'LoanExtendTab');
const LoanRenewTab = lazyPage(() => import('./tabs/LoanReschedulingTabs'), 'LoanRenewTab');
const LoanChangesTab = lazyPage(() => import('./tabs/LoanChangesTab'), 'LoanChangesTab');
const LoanRefundTab = lazyPage(() => import('./tabs/LoanRefundTab'), 'LoanRefundTab');
const LoanPaymentRequestTab = lazyPage(
  () => import('./tabs/LoanPaymentRequestTab'),
  'LoanPaymentRequestTab',
);
const LoanAccountHistoryTab = lazyPage(
  () => import('./tabs/LoanAccountHistoryTab'),
  'LoanAccountHistoryTab',
);

/**
 * What a loan's pages have beyond the generated ones: the loan page reads like a bank's desk
 * (docs/domain/lending.md 16.1).
 */
export const pages: EntityPages<typeof loans> = {
  Create,
  StatusBadges: LoanStatusBadges,
  Subtitle: LoanSubtitle,
  Alerts: LoanAlerts,
  useReveal: useCustomerReveal,
  previews,
  tabs: [
    { key: 'detail', label: 'loanPage.tabs.detail', Page: LoanDetailTab },
    { key: 'account', label: 'loanPage.tabs.account', Page: LoanAccountTab },
    {
      key: 'call-log',
      label: 'loanPage.tabs.call_log',
      Page: LoanCallLogTab,
      param: (record) => record.customerId,
      wide: true,
    },
    { key: 'log', label: 'loanPage.tabs.log', Page: LoanLogTab, wide: true },
    { key: 'assessment', label: 'loanPage.tabs.assessment', Page: LoanAssessmentTab },
    {
      key: 'installment',
      label: 'loanPage.tabs.installment',
      Page: LoanInstallmentTab,
      Count: RowCount,
      wide: true,
    },
    {
      key: 'extend-detail',
      label: 'loanPage.tabs.extend_detail',
      Page: LoanExtendTab,
      Count: ExtensionCount,
      wide: true,
    },
    {
      key: 'overdue-renew-detail',
      label: 'loanPage.tabs.overdue_renew_detail',
      Page: LoanRenewTab,
      Count: RenewalCount,
      wide: true,
    },
    { key: 'changes', label: 'loanPage.tabs.changes', Page: LoanChangesTab, wide: true },
    {
      key: 'refund',
      label: 'loanPage.tabs.refund',
      Page: LoanRefundTab,
      Count: ReceiptCount,
      wide: true,
    },
    {
      key: 'payment-request',
      label: 'loanPage.tabs.payment_request',
      Page: LoanPaymentRequestTab,
      wide: true,
    },
    {
      key: 'account-history',
      label: 'loanPage.tabs.account_history',
      Page: LoanAccountHistoryTab,
      wide: true,
    },
  ],
};
