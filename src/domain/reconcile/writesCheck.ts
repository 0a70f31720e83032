import type { Check } from './Check';

/** Numbers of loans behind R20. */
export interface WriteCounts {
  /** Loans that are ongoing, in the risk department or in court. */
  open: number;
  never: number;
  scheduled: number;
  successfully: number;
  failed: number;
}

/** R20: open loans = written + scheduled + failed + never written (docs/domain/money.md 9.1). */
export function checkWrites({ open, never, scheduled, successfully, failed }: WriteCounts): Check {
  const reported = never + scheduled + successfully + failed;
  return { id: 'R20', ok: open === reported, left: String(open), right: String(reported) };
}
