import { pointsByType, type PointMovement } from '../../../../src/domain/bonus/points';
import {
  readPoints,
  type PointSummary,
} from '../../../../src/resources/customers/customer-point/api';
import type { Call, Route } from '../../../engine/Call';
import type { MockRecord } from '../../../engine/MockRecord';
import { collectionOf } from '../../../engine/records';
import { customerPart } from '../customer/customerPart';

const points = ({ id }: MockRecord, call: Call): PointSummary => ({
  byType: pointsByType(
    collectionOf(call, 'bonus-points').all.filter(
      ({ customerId }) => customerId === id,
    ) as unknown as PointMovement[],
  ),
});

/** The sums above the points of a customer. */
export const routes: readonly Route[] = [customerPart(readPoints, points)];
