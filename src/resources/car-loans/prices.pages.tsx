import type { EntityPages } from '../../crud/loadEntity';
import { NewPrice } from './NewPrice';
import { PricePage } from './PricePage';

/** Prices are changed where they are looked at. */
export const pages: EntityPages = { Show: PricePage, ListActions: NewPrice };
