import type { Same } from '../../Same';
import type { appEnums as mn } from '../../mn/shared/apps';

/** English texts: the lender's apps, wherever versions or sign-ins name them. */
export const appEnums: Same<typeof mn> = {
  AppKind: { pocket: 'Customer app', merchant: 'Merchant app' },
};
