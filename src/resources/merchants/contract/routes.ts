import type { AreaRoute } from '../../AreaRoute';

/** A merchant's contract for a customer (docs/domain/organisation.md 2.1, docs/domain/contracts.md 3.1). */
export const routes: readonly AreaRoute[] = [
  {
    path: '/merchant/contract/:customerId/create',
    access: 'contract:create',
    title: 'menu.merchants.contract_create',
    resource: 'contract',
    load: () => import('./MerchantContractPage'),
  },
];
