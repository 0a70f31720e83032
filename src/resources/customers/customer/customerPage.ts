/** The parts of a customer's page that come together, with the first page that is opened. */
export { CustomerAlerts } from './CustomerAlerts';
export { CustomerDetailTab } from './tabs/CustomerDetailTab';
export { CustomerSettingsTab } from './tabs/CustomerSettingsTab';
export { CustomerShow } from './CustomerShow';
export { CustomerSubtitle } from './CustomerSubtitle';
export { XypDetailTab } from '../state-registry/XypDetailTab';
