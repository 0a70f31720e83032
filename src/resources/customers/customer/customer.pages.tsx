import { lazyPage } from '../../../framework/lazyPage';
import { loadEntity, type EntityPages } from '../../../framework/loadEntity';
import type customers from './customer.entity';
import { useCustomerReveal } from './useCustomerReveal';

// The list of customers is where most people start: it does not wait for what only a customer's page shows. Relatives
// come with it: asked for by the page itself they would be one wait more before its first fact.
const parts = async () => {
  const [module] = await Promise.all([import('./customerPage'), loadEntity('family_relation')]);
  return module;
};

const RejectDataPreview = lazyPage(() => import('./RejectDataPreview'), 'RejectDataPreview');

/** What a customer's pages have beyond the generated ones. */
export const pages: EntityPages<typeof customers> = {
  Show: lazyPage(parts, 'CustomerShow'),
  Subtitle: lazyPage(parts, 'CustomerSubtitle'),
  Alerts: lazyPage(parts, 'CustomerAlerts'),
  useReveal: useCustomerReveal,
  previews: { reject_data: RejectDataPreview },
  tabs: {
    detail: lazyPage(parts, 'CustomerDetailTab'),
    contract: lazyPage(() => import('./tabs/CustomerContractTab'), 'CustomerContractTab'),
    'bank-accounts': lazyPage(
      () => import('./tabs/CustomerBankAccountsTab'),
      'CustomerBankAccountsTab',
    ),
    states: lazyPage(() => import('./tabs/StatesTab'), 'StatesTab'),
    settings: lazyPage(parts, 'CustomerSettingsTab'),
    education: lazyPage(() => import('./tabs/CustomerEducationTab'), 'CustomerEducationTab'),
    'xyp-detail': lazyPage(parts, 'XypDetailTab'),
    'loan-balance': lazyPage(
      () => import('./tabs/CustomerLoanBalanceTab'),
      'CustomerLoanBalanceTab',
    ),
    'worki-info': lazyPage(() => import('./tabs/CustomerWorkiTab'), 'CustomerWorkiTab'),
  },
  subPages: {
    tenant: lazyPage(() => import('./CustomerTenantPage'), 'Page'),
    'detail-test': lazyPage(() => import('./AllFieldsPage'), 'Page'),
    income: lazyPage(() => import('../income/CustomerIncomePage'), 'Page'),
    'income/all': lazyPage(() => import('../income/CustomerIncomesPage'), 'Page'),
    'income/create': lazyPage(() => import('../income/IncomeCreatePage'), 'Page'),
    point: lazyPage(() => import('../customer-point/CustomerPointPage'), 'Page'),
    level: lazyPage(() => import('../level-history/CustomerLevelPage'), 'Page'),
    invitation: lazyPage(() => import('../customer-invitation/CustomerInvitationPage'), 'Page'),
    qr: lazyPage(() => import('../qr-card/CustomerQrPage'), 'Page'),
    'connect-qr': lazyPage(() => import('../qr-card/ConnectQrPage'), 'Page'),
    location: lazyPage(() => import('./CustomerLocationPage'), 'Page'),
    log: lazyPage(() => import('../customer-log/CustomerLogPage'), 'Page'),
    'verification-log': lazyPage(() => import('../verification-log/VerificationLogPage'), 'Page'),
  },
};
