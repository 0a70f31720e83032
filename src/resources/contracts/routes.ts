import type { AreaRoute } from '../AreaRoute';

const READ = ['contract:list', 'contract-own:list'] as const;

const TABS = ['detail', 'versions', 'loans', 'registry'] as const;

const tab = (key: (typeof TABS)[number]): AreaRoute => ({
  path: `/contract/:id/${key}`,
  access: READ,
  title: `enums.ContractTab.${key}`,
  area: 'contracts',
  resource: 'contract',
  kind: 'tab',
});

/** Pages of the contracts area beside lists, forms and records (docs/domain/contracts.md 2.1). */
export const routes: readonly AreaRoute[] = [
  ...TABS.map(tab),
  {
    path: '/online/contract',
    access: ['online-contract:list', 'online-contract-own:list'],
    title: 'menu.contracts.online_contract',
    area: 'contracts',
    resource: 'online/contract/list',
    menu: 'contracts/online',
    order: 1,
    load: () => import('./online-contract/OnlineContractPage'),
  },
  {
    path: '/online/contract/update',
    access: 'online-contract:list',
    title: 'menu.contracts.online_update',
    area: 'contracts',
    resource: 'online/contract/list',
    load: () => import('./online-contract/OnlineContractUpdatePage'),
  },
];
