import type { EntityPages } from '../../crud/loadEntity';
import { NewPrice } from './NewPrice';
import { PricePage } from './PricePage';
import type prices from './prices';

/** Prices are changed where they are looked at. */
export const pages: EntityPages<typeof prices> = { Show: PricePage, ListActions: NewPrice };
