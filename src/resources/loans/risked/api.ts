import { endpoint } from '../../../dataProviders/endpoint';
import type { RiskedCounts } from '../../../domain/reconcile/riskedCheck';

/** `readRiskedFigures`: risked loans by their state, and by the stage of their customers. */
export type RiskedFigures = Required<Omit<RiskedCounts, 'listTotal'>>;

/** The figures of R8 (docs/domain/money.md 9.1), each counted by itself. */
export const readRiskedFigures = endpoint<void, RiskedFigures>()(
  'main',
  'GET /loans/risked/figures',
  { assumed: true, access: ['loan-admin:list', 'overdue-loan:list'] },
);
