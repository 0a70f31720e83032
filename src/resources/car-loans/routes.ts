import type { AreaRoute } from '../AreaRoute';

/** Pages of loans against cars beside the lists and the records (docs/domain/lending.md 15.1). */
export const routes: readonly AreaRoute[] = [
  {
    path: '/car-loan/prices/new',
    access: 'la-request-admin:list',
    title: 'menu.car_loan.price_create',
    resource: 'car-loan/prices',
    area: 'car-loans',
    load: () => import('./price/PriceCreatePage'),
  },
];
