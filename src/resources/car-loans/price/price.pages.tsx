import type { EntityPages } from '../../../framework/loadEntity';
import { NewPrice } from './NewPrice';
import { PricePage } from './PricePage';
import type prices from './price.entity';

/** Prices are changed where they are looked at. */
export const pages: EntityPages<typeof prices> = { Show: PricePage, ListActions: NewPrice };
