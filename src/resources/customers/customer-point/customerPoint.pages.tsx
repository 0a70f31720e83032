import type { EntityPages } from '../../../framework/loadEntity';
import type customerPoints from './customerPoint.entity';
import { PointSums } from './PointSums';

/** The balance is above the movements. */
export const pages: EntityPages<typeof customerPoints> = { ListHead: PointSums };
