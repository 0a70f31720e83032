import { lazy } from 'react';
import type { EntityPages } from '../../../framework/loadEntity';
import type eod from './eod.entity';
import { TodayRun } from './TodayRun';

const RunBody = lazy(() => import('./RunBody').then((module) => ({ default: module.RunBody })));
const RunPreview = lazy(() =>
  import('./RunPreview').then((module) => ({ default: module.RunPreview })),
);

/** Ends of days: the run of the business date above the log, and each run with its steps and what it changed. */
export const pages: EntityPages<typeof eod> = {
  ListHead: TodayRun,
  Body: RunBody,
  previews: { start_eod: RunPreview, resume_eod: RunPreview },
};
