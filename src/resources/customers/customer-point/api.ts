import type { PointType } from '../../../domain/enums/customers';
import { endpoint } from '../../../dataProviders/endpoint';

/** Answer of `readPoints`: counts and sums of a customer's points by type. */
export interface PointSummary {
  byType: readonly { type: PointType | null; count: number; credit: number; debit: number }[];
}

/** How many points a customer was given and has used. */
export const readPoints = endpoint<void, PointSummary>()(
  'customer',
  'GET /customers/:id/points/summary',
  { assumed: true, access: 'customer:view' },
);
