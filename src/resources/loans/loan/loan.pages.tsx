import { lazyPage } from '../../../framework/lazyPage';
import type { EntityPages } from '../../../framework/loadEntity';
import { Create, previews } from './actions/loanActionPages';
import { LoanMessageButton } from './actions/LoanMessageButton';
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
  HeaderActions: LoanMessageButton,
  Alerts: LoanAlerts,
  useReveal: useCustomerReveal,
  previews,
  tabs: {
    detail: LoanDetailTab,
    account: LoanAccountTab,
    'call-log/:customerId': LoanCallLogTab,
    log: LoanLogTab,
    assessment: LoanAssessmentTab,
    installment: LoanInstallmentTab,
    'extend-detail': LoanExtendTab,
    'overdue-renew-detail': LoanRenewTab,
    changes: LoanChangesTab,
    refund: LoanRefundTab,
    'payment-request': LoanPaymentRequestTab,
    'account-history': LoanAccountHistoryTab,
  },
  tabCounts: {
    installment: RowCount,
    'extend-detail': ExtensionCount,
    'overdue-renew-detail': RenewalCount,
    refund: ReceiptCount,
  },
};
