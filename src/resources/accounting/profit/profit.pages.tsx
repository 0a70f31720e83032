import { lazy } from 'react';
import type { EntityPages } from '../../../framework/loadEntity';
import { StatementHead } from '../bank-transaction/StatementHead';
import { DeskButton } from './DeskButton';
import type profits from './profit.entity';
import { ProfitBody } from './ProfitBody';

const AssignPreview = lazy(() =>
  import('./AssignPreview').then((module) => ({ default: module.AssignPreview })),
);

/** The day's statement above the list; on a line's page the desk where it waits, and where it went. */
export const pages: EntityPages<typeof profits> = {
  ListHead: StatementHead,
  ListActions: DeskButton,
  Body: ProfitBody,
  hasWideBody: true,
  previews: { assign: AssignPreview },
};
