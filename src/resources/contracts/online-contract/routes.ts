import type { AreaRoute } from '../../AreaRoute';

/** An online contract by its customer, and its change (docs/domain/contracts.md 2.1). */
export const routes: readonly AreaRoute[] = [
  {
    path: '/online/contract',
    access: ['online-contract:list', 'online-contract-own:list'],
    title: 'menu.contracts.online_contract',
    resource: 'online/contract/list',
    menu: 'contracts/online',
    order: 1,
    load: () => import('./OnlineContractPage'),
  },
  {
    path: '/online/contract/update',
    access: 'online-contract:list',
    title: 'menu.contracts.online_update',
    resource: 'online/contract/list',
    load: () => import('./OnlineContractUpdatePage'),
  },
];
