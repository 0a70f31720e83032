import type { EntityPages } from '../../crud/loadEntity';
import { CustomerAlerts } from './CustomerAlerts';
import { CustomerDetailTab } from './CustomerDetailTab';
import { CustomerSettingsTab } from './CustomerSettingsTab';
import { CustomerShow } from './CustomerShow';
import { CustomerSubtitle } from './CustomerSubtitle';
import { lazyPage } from '../../crud/lazyPage';
import { CustomerStanding } from './identity/CustomerStanding';
import { peopleTabs } from './people/peopleTabs';
import { useCustomerReveal } from './useCustomerReveal';
import { XypDetailTab } from './xyp/XypDetailTab';

const StatesTab = lazyPage(() => import('./identity/StatesTab'), 'StatesTab');
const RejectDataPreview = lazyPage(
  () => import('./identity/RejectDataPreview'),
  'RejectDataPreview',
);

/** What a customer's pages have beyond the generated ones. */
export const pages: EntityPages = {
  Show: CustomerShow,
  Standing: CustomerStanding,
  Subtitle: CustomerSubtitle,
  Alerts: CustomerAlerts,
  useReveal: useCustomerReveal,
  previews: { reject_data: RejectDataPreview },
  tabs: [
    { key: 'detail', label: 'enums.CustomerTab.detail', Page: CustomerDetailTab },
    peopleTabs.contract,
    peopleTabs.banks,
    { key: 'states', label: 'enums.CustomerTab.states', Page: StatesTab },
    { key: 'settings', label: 'enums.CustomerTab.settings', Page: CustomerSettingsTab },
    peopleTabs.education,
    { key: 'xyp-detail', label: 'enums.CustomerTab.xyp_detail', Page: XypDetailTab },
    peopleTabs.balance,
    peopleTabs.worki,
  ],
};
