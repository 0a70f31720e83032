import type { Catalogue } from '../../../i18n/Catalogue';
import type { AreaRoute } from '../../AreaRoute';

/** Tabs of the customer's page about relatives, money, studies and work, with the keys of their titles. */
const TABS = {
  contract: 'contract',
  'bank-accounts': 'bank_accounts',
  education: 'education',
  'loan-balance': 'loan_balance',
  'worki-info': 'worki_info',
} as const;

const below = (
  path: string,
  title: keyof Catalogue['enums']['CustomerSubPage'] & string,
  load: AreaRoute['load'],
  access: AreaRoute['access'] = 'customer:view',
): AreaRoute => ({
  path: `/customers/:id/${path}`,
  access,
  title: `enums.CustomerSubPage.${title}`,
  resource: 'customers',
  area: 'customers',
  load,
});

/** Pages about what belongs to a customer (docs/domain/customers.md 1.5). */
export const peopleRoutes: readonly AreaRoute[] = [
  ...Object.entries(TABS).map(([path, key]): AreaRoute => ({
    path: `/customers/:id/${path}`,
    access: 'customer:view',
    title: `enums.CustomerTab.${key}`,
    resource: 'customers',
    kind: 'tab',
  })),
  below('point', 'point', () => import('../customer-point/CustomerPointPage')),
  below('level', 'level', () => import('../level-history/CustomerLevelPage')),
  below('invitation', 'invitation', () => import('../customer-invitation/CustomerInvitationPage')),
  below('qr', 'qr', () => import('../qr-card/CustomerQrPage')),
  below('connect-qr', 'connect_qr', () => import('../qr-card/ConnectQrPage')),
  below('location', 'location', () => import('./CustomerLocationPage')),
];
