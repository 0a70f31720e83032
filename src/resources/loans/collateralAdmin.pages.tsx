import type { EntityPages } from '../../crud/loadEntity';
import { CollateralBody } from './CollateralBody';

/** The page of a pledge with its loans. */
export const pages: EntityPages = { Body: CollateralBody };
