import { lazy } from 'react';
import type { EntityPages } from '../../../framework/loadEntity';
import type openingBalance from './openingBalance.entity';

const OpeningPreview = lazy(() =>
  import('./OpeningPreview').then((module) => ({ default: module.OpeningPreview })),
);

/** Booking shows what each account holds before and after. */
export const pages: EntityPages<typeof openingBalance> = {
  previews: { set_opening: OpeningPreview },
};
