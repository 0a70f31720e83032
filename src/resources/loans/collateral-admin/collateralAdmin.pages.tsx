import type { EntityPages } from '../../../framework/loadEntity';
import type collateralAdmin from './collateralAdmin.entity';
import { CollateralBody } from './CollateralBody';

/** The page of a pledge with its loans. */
export const pages: EntityPages<typeof collateralAdmin> = { Body: CollateralBody };
