import { lazyPage } from '../../../framework/lazyPage';
import type { EntityPages } from '../../../framework/loadEntity';
import type customers from './customer.entity';
import { peopleTabs } from './customerTabs';
import { useCustomerReveal } from './useCustomerReveal';

// The list of customers is where most people start: it does not wait for what only a customer's page shows.
const parts = () => import('./customerPage');

const StatesTab = lazyPage(() => import('./tabs/StatesTab'), 'StatesTab');
const RejectDataPreview = lazyPage(() => import('./RejectDataPreview'), 'RejectDataPreview');

/** What a customer's pages have beyond the generated ones. */
export const pages: EntityPages<typeof customers> = {
  Show: lazyPage(parts, 'CustomerShow'),
  StatusBadges: lazyPage(parts, 'CustomerStatusBadges'),
  Subtitle: lazyPage(parts, 'CustomerSubtitle'),
  Alerts: lazyPage(parts, 'CustomerAlerts'),
  useReveal: useCustomerReveal,
  previews: { reject_data: RejectDataPreview },
  tabs: [
    {
      key: 'detail',
      label: 'enums.CustomerTab.detail',
      Page: lazyPage(parts, 'CustomerDetailTab'),
    },
    peopleTabs.contract,
    peopleTabs.banks,
    { key: 'states', label: 'enums.CustomerTab.states', Page: StatesTab },
    {
      key: 'settings',
      label: 'enums.CustomerTab.settings',
      Page: lazyPage(parts, 'CustomerSettingsTab'),
    },
    peopleTabs.education,
    {
      key: 'xyp-detail',
      label: 'enums.CustomerTab.xyp_detail',
      Page: lazyPage(parts, 'XypDetailTab'),
    },
    peopleTabs.balance,
    peopleTabs.worki,
  ],
};
