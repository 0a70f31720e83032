import type { EntityPages } from '../../crud/loadEntity';
import type collateralAdmin from './collateralAdmin';
import { CollateralBody } from './CollateralBody';

/** The page of a pledge with its loans. */
export const pages: EntityPages<typeof collateralAdmin> = { Body: CollateralBody };
