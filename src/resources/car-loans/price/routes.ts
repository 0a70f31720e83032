import type { AreaRoute } from '../../AreaRoute';

/** A new price of cars: prices are added, never changed (docs/domain/lending.md 15.1). */
export const routes: readonly AreaRoute[] = [
  {
    path: '/car-loan/prices/new',
    access: 'la-request-admin:list',
    title: 'menu.car_loan.price_create',
    resource: 'car-loan/prices',
    load: () => import('./PriceCreatePage'),
  },
];
