import type { EntityPages } from '../../../framework/loadEntity';
import type merchantHistory from './merchantHistory.entity';
import { MerchantTotals } from './MerchantTotals';

/** The sums are above the days. */
export const pages: EntityPages<typeof merchantHistory> = { ListHead: MerchantTotals };
