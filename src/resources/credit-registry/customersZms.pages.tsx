import type { EntityPages } from '../../crud/loadEntity';
import { CheckAwaited } from './check/CheckAwaited';
import { SendDialog } from './check/SendDialog';
import type customersZms from './customersZms';

/** The latest checks: awaited answers are told, and another one may be sent from each row. */
export const pages: EntityPages<typeof customersZms> = {
  ListHead: CheckAwaited,
  acts: { check_zms: SendDialog },
};
