import { lazy } from 'react';
import type { EntityPages } from '../../../framework/loadEntity';
import { SavingBody } from './SavingBody';
import type saving from './saving.entity';

const CashOutPreview = lazy(() =>
  import('./SavingEndPreview').then((module) => ({ default: module.CashOutPreview })),
);
const EarlyEndPreview = lazy(() =>
  import('./SavingEndPreview').then((module) => ({ default: module.EarlyEndPreview })),
);

/** Savings: their money, their plan and their journals; their ends show what they do. */
export const pages: EntityPages<typeof saving> = {
  Body: SavingBody,
  previews: { approve_cash_out: CashOutPreview, approve_cancel: EarlyEndPreview },
};
