/** Reports of lenders (docs/domain/money.md 7.3, 7.4). */
export const TENANT_REPORT = {
  /** Shares from which the dashboard warns, percent, as they are first set. [R] */
  warnFrom: { pastDue: 15, nonPerforming: 8, court: 4 },
  /** What they may be set to, percent. [R] */
  share: { min: 0.1, max: 100 },
} as const;
