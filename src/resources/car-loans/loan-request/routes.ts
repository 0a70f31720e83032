import type { AreaRoute } from '../../AreaRoute';
import { DRAFT_CAR_REQUEST } from '../rights';

/** Editing a draft (docs/domain/lending.md 15.1). */
export const routes: readonly AreaRoute[] = [
  {
    path: '/car-loan/loan-requests/:id/update',
    access: DRAFT_CAR_REQUEST,
    title: 'menu.car_loan.requests',
    resource: 'car-loan/loan-requests',
    load: () => import('./DraftEditPage'),
  },
];
