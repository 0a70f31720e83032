import type { EntityPages } from '../../../framework/loadEntity';
import { CheckAwaited } from './CheckAwaited';
import { SendDialog } from '../check/SendDialog';
import type customersZms from './customerCheck.entity';

/** The latest checks: a toast reports awaited answers, and another one may be sent from each row. */
export const pages: EntityPages<typeof customersZms> = {
  ListHead: CheckAwaited,
  actions: { check_zms: SendDialog },
};
