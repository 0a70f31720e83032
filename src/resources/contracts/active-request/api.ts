import type { ContractRequestStage } from '../../../domain/enums/contracts';
import { endpoint } from '../../../dataProviders/endpoint';

/** One row of `readRequestStages`, in the order of the work. */
export interface StageCount {
  stage: ContractRequestStage;
  count: number;
  late: number;
  /** Hours of the one that waits longest; null without any. */
  oldestHours: number | null;
}

/** How many requests are in each stage. */
export const readRequestStages = endpoint<void, StageCount[]>()(
  'main',
  'GET /online-requests/stages',
  { assumed: true, access: 'online-contract:list' },
);
