import type { EntityPages } from '../../crud/loadEntity';
import { PointSums } from './people/PointSums';

/** The balance stands above the movements. */
export const pages: EntityPages = { ListHead: PointSums };
