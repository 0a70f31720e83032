import type { EntityPages } from '../../crud/loadEntity';
import type customerPoints from './customerPoints';
import { PointSums } from './people/PointSums';

/** The balance stands above the movements. */
export const pages: EntityPages<typeof customerPoints> = { ListHead: PointSums };
