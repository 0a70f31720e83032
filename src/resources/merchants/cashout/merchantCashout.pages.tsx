import { lazy } from 'react';
import type { EntityPages } from '../../../framework/loadEntity';
import { CashOutBody } from './CashOutBody';
import type merchantCashout from './merchantCashout.entity';

const FailPreview = lazy(() =>
  import('./PayPreview').then((module) => ({ default: module.FailPreview })),
);
const PayPreview = lazy(() =>
  import('./PayPreview').then((module) => ({ default: module.PayPreview })),
);

/** Cash-outs: what paying does to the books is shown before, the journals after. */
export const pages: EntityPages<typeof merchantCashout> = {
  Body: CashOutBody,
  previews: { check: PayPreview, pay: PayPreview, fail: FailPreview },
};
