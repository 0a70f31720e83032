import type { Same } from '../../Same';
import type { ownerEnums as mn } from '../../mn/shared/owners';

/** Russian texts: how the bank's name of an account's owner compares with ours. */
export const ownerEnums: Same<typeof mn> = {
  OwnerMatch: { SAME: 'Имена совпадают', CLOSE: 'Имена близки', DIFFERENT: 'Имена различаются' },
};
