import type { Locale } from './locale';

/** The texts of an area: labels of its entities and of the values only it shows. */
const loaders = {
  mn: {
    customers: () => import('./mn/areas/customers').then((file) => file.customers),
    watchlists: () => import('./mn/areas/watchlists').then((file) => file.watchlists),
    'credit-registry': () =>
      import('./mn/areas/credit-registry').then((file) => file.creditRegistry),
    contracts: () => import('./mn/areas/contracts').then((file) => file.contracts),
    loans: () => import('./mn/areas/loans').then((file) => file.loans),
    accounting: () => import('./mn/areas/accounting').then((file) => file.accounting),
    users: () => import('./mn/areas/users').then((file) => file.users),
    content: () => import('./mn/areas/content').then((file) => file.content),
    settings: () => import('./mn/areas/settings').then((file) => file.settings),
    messaging: () => import('./mn/areas/messaging').then((file) => file.messaging),
    'e-receipts': () => import('./mn/areas/e-receipts').then((file) => file.eReceipts),
    'car-loans': () => import('./mn/areas/car-loans').then((file) => file.carLoans),
    wallets: () => import('./mn/areas/wallets').then((file) => file.wallets),
    coupons: () => import('./mn/areas/coupons').then((file) => file.coupons),
    merchants: () => import('./mn/areas/merchants').then((file) => file.merchants),
    organization: () => import('./mn/areas/organization').then((file) => file.organization),
    'tenant-reports': () => import('./mn/areas/tenant-reports').then((file) => file.tenantReports),
  },
  en: {
    customers: () => import('./en/areas/customers').then((file) => file.customers),
    watchlists: () => import('./en/areas/watchlists').then((file) => file.watchlists),
    'credit-registry': () =>
      import('./en/areas/credit-registry').then((file) => file.creditRegistry),
    contracts: () => import('./en/areas/contracts').then((file) => file.contracts),
    loans: () => import('./en/areas/loans').then((file) => file.loans),
    accounting: () => import('./en/areas/accounting').then((file) => file.accounting),
    users: () => import('./en/areas/users').then((file) => file.users),
    content: () => import('./en/areas/content').then((file) => file.content),
    settings: () => import('./en/areas/settings').then((file) => file.settings),
    messaging: () => import('./en/areas/messaging').then((file) => file.messaging),
    'e-receipts': () => import('./en/areas/e-receipts').then((file) => file.eReceipts),
    'car-loans': () => import('./en/areas/car-loans').then((file) => file.carLoans),
    wallets: () => import('./en/areas/wallets').then((file) => file.wallets),
    coupons: () => import('./en/areas/coupons').then((file) => file.coupons),
    merchants: () => import('./en/areas/merchants').then((file) => file.merchants),
    organization: () => import('./en/areas/organization').then((file) => file.organization),
    'tenant-reports': () => import('./en/areas/tenant-reports').then((file) => file.tenantReports),
  },
  ru: {
    customers: () => import('./ru/areas/customers').then((file) => file.customers),
    watchlists: () => import('./ru/areas/watchlists').then((file) => file.watchlists),
    'credit-registry': () =>
      import('./ru/areas/credit-registry').then((file) => file.creditRegistry),
    contracts: () => import('./ru/areas/contracts').then((file) => file.contracts),
    loans: () => import('./ru/areas/loans').then((file) => file.loans),
    accounting: () => import('./ru/areas/accounting').then((file) => file.accounting),
    users: () => import('./ru/areas/users').then((file) => file.users),
    content: () => import('./ru/areas/content').then((file) => file.content),
    settings: () => import('./ru/areas/settings').then((file) => file.settings),
    messaging: () => import('./ru/areas/messaging').then((file) => file.messaging),
    'e-receipts': () => import('./ru/areas/e-receipts').then((file) => file.eReceipts),
    'car-loans': () => import('./ru/areas/car-loans').then((file) => file.carLoans),
    wallets: () => import('./ru/areas/wallets').then((file) => file.wallets),
    coupons: () => import('./ru/areas/coupons').then((file) => file.coupons),
    merchants: () => import('./ru/areas/merchants').then((file) => file.merchants),
    organization: () => import('./ru/areas/organization').then((file) => file.organization),
    'tenant-reports': () => import('./ru/areas/tenant-reports').then((file) => file.tenantReports),
  },
};

export type Area = keyof (typeof loaders)['mn'];

/** Loads the texts of an area in a language, as their own chunk. */
export const loadAreaMessages = (locale: Locale, area: Area): Promise<object> =>
  loaders[locale][area]();
