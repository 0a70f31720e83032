import type { AreaRoute } from '../../AreaRoute';
import { SEE_MERCHANTS } from '../rights';

/** The employees of one merchant (docs/domain/organisation.md 2.4). */
export const routes: readonly AreaRoute[] = [
  {
    path: '/merchant/:customerId/employees',
    access: SEE_MERCHANTS,
    title: 'menu.merchants.employees',
    resource: 'merchant-employee',
    load: () => import('./MerchantEmployeesPage'),
  },
];
