import type { EntityPages } from '../../../framework/loadEntity';
import { NewPrice } from './NewPrice';
import { CollateralPercents } from './CollateralPercents';
import { PricePage } from './PricePage';
import type prices from './price.entity';

/** Prices are changed where they are looked at; above them is what share of them may be lent. */
export const pages: EntityPages<typeof prices> = {
  Show: PricePage,
  ListActions: NewPrice,
  ListHead: CollateralPercents,
};
