import { lazy } from 'react';
import type { EntityPages } from '../../crud/loadEntity';
import type saving from './saving';

const CashOutPreview = lazy(() =>
  import('./people/SavingEndPreview').then((module) => ({ default: module.CashOutPreview })),
);
const EarlyEndPreview = lazy(() =>
  import('./people/SavingEndPreview').then((module) => ({ default: module.EarlyEndPreview })),
);

/** Savings have no page of their own; their ends show what they do. */
export const pages: EntityPages<typeof saving> = {
  previews: { approve_cash_out: CashOutPreview, approve_cancel: EarlyEndPreview },
};
