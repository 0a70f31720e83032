import type { EntityPages } from '../../../framework/loadEntity';
import type leasingRefund from './leasingRefund.entity';
import { LeasingSummary } from './LeasingSummary';

/** The list of leasing repayments with its sums above it. */
export const pages: EntityPages<typeof leasingRefund> = { ListHead: LeasingSummary };
