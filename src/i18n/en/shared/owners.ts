import type { Same } from '../../Same';
import type { ownerEnums as mn } from '../../mn/shared/owners';

/** English texts: how the bank's name of an account's owner compares with ours. */
export const ownerEnums: Same<typeof mn> = {
  OwnerMatch: { SAME: 'Names match', CLOSE: 'Names are close', DIFFERENT: 'Names differ' },
};
