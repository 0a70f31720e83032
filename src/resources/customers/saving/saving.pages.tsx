import { lazy } from 'react';
import type { EntityPages } from '../../../framework/loadEntity';
import type saving from './saving.entity';

const CashOutPreview = lazy(() =>
  import('./SavingEndPreview').then((module) => ({ default: module.CashOutPreview })),
);
const EarlyEndPreview = lazy(() =>
  import('./SavingEndPreview').then((module) => ({ default: module.EarlyEndPreview })),
);

/** Savings have no page of their own; their ends show what they do. */
export const pages: EntityPages<typeof saving> = {
  previews: { approve_cash_out: CashOutPreview, approve_cancel: EarlyEndPreview },
};
