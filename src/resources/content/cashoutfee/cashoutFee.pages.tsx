import type { EntityPages } from '../../../framework/loadEntity';
import type cashoutFee from './cashoutFee.entity';
import { FeeExample } from './FeeExample';
import { FeeLadder } from './FeeLadder';

/** Fees of transfers: a worked example above the list, the whole ladder beside a step. */
export const pages: EntityPages<typeof cashoutFee> = {
  ListHead: FeeExample,
  Preview: FeeLadder,
};
