import type { EntityPages } from '../../../framework/loadEntity';
import { MerchantTotals } from '../history/MerchantTotals';
import type merchantHistoryDetailed from './merchantHistoryDetailed.entity';

/** The sums are above the movements. */
export const pages: EntityPages<typeof merchantHistoryDetailed> = { ListHead: MerchantTotals };
