import type { EntityPages } from '../../crud/loadEntity';
import { CustomerAlerts } from './CustomerAlerts';
import { CustomerDetailTab } from './CustomerDetailTab';
import { CustomerSettingsTab } from './CustomerSettingsTab';
import { CustomerShow } from './CustomerShow';
import { CustomerSubtitle } from './CustomerSubtitle';
import { useCustomerReveal } from './useCustomerReveal';

/** What a customer's pages have beyond the generated ones. */
export const pages: EntityPages = {
  Show: CustomerShow,
  Subtitle: CustomerSubtitle,
  Alerts: CustomerAlerts,
  useReveal: useCustomerReveal,
  tabs: [
    { key: 'detail', label: 'enums.CustomerTab.detail', Page: CustomerDetailTab },
    { key: 'settings', label: 'enums.CustomerTab.settings', Page: CustomerSettingsTab },
  ],
};
