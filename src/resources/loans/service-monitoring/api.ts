import { endpoint } from '../../../dataProviders/endpoint';
import type { Stage } from './stages';

/** One row of `readStageFigures`. */
export interface StageFigures {
  state: Stage;
  count: number;
  /** Since when the oldest of them is there, ISO instant; null where there is none. */
  oldestSince: string | null;
}

/** How many loans wait in each stage, the stages in their order. */
export const readStageFigures = endpoint<void, StageFigures[]>()(
  'main',
  'GET /loans/service-monitoring/stages',
  { assumed: true, access: 'loan-service-monitor:access' },
);
