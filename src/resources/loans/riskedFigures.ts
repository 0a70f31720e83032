import type { RiskedCounts } from '../../domain/reconcile/riskedCheck';

/** `GET /loans/risked/figures`: risked loans by their state, and by the stage of their customers (R8). */
export type RiskedFigures = Required<Omit<RiskedCounts, 'listTotal'>>;
