import type { LoanState } from '../../../domain/enums/loans';

/**
 * States of a loan between its request and its issue, in the order of the pipeline (docs/domain/lending.md 2.1: 5xx,
 * 6xx, 7xx).
 */
export const STAGES = [
  'LOAN_REQUESTED',
  'LOAN_ONHOLD',
  'LOAN_LONG_ONHOLD',
  'LOAN_REQUEST_FAILED',
  'LOAN_POSTING_FAILED',
  'LOAN_TRANSFER_FAILED',
] as const satisfies readonly LoanState[];

export type Stage = (typeof STAGES)[number];
