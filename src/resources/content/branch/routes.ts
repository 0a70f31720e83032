import type { AreaRoute } from '../../AreaRoute';

/** All branches on one map (docs/domain/organisation.md 1.2). */
export const routes: readonly AreaRoute[] = [
  {
    path: '/branch/all',
    access: 'app-manage-branch:list',
    title: 'menu.branches.all',
    resource: 'branch',
    menu: 'content/branches',
    order: 1,
    icon: 'branch',
    load: () => import('./AllBranchesPage'),
  },
];
