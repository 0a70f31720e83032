// Part of `settings.ts`, through which it is read.

/** What system settings may be set to (docs/domain/content-and-messaging.md 5.2). [R] all of them, unless tagged otherwise */
export const SYSTEM_BOUNDS = {
  /** Days for which a check of the credit registry, and a reading of the state registry, counts. */
  zmsValidityDays: { min: 1, max: 30 },
  xypCacheDays: { min: 1, max: 90 },
  /** Confirmed relatives before a contract: the specification's two may not be undercut. [S] */
  familyConfirmedMin: { min: 2, max: 6 },
  /** Fee of a check of the credit registry, tögrög. */
  registryCheckFee: '50000',
  /** Youngest and oldest age of borrowers, years; a contract takes somebody of age. */
  borrowerAgeMin: { min: 18, max: 30 },
  borrowerAgeMax: { min: 50, max: 80 },
  /** Least monthly income, tögrög. */
  borrowerIncomeMin: '5000000',
  /** Fewest months: at least the specification's six. [S] */
  incomeMonthsMin: { min: 6, max: 12 },
  incomeFreshDays: { min: 30, max: 365 },
  /** Monthly incomes that a limit may come to, and what the highest limit may be, tögrög. */
  incomeLimitMultiple: { min: 1, max: 12 },
  incomeLimitMax: { min: '1000000', max: '500000000' },
  /** Price of a part of an SMS, tögrög. */
  smsPartPrice: '500',
  smsWaitMinutes: { min: 1, max: 60 },
  /** Full hours of Ulaanbaatar. */
  quietFromHour: { min: 18, max: 23 },
  quietToHour: { min: 6, max: 12 },
  massLockSeconds: { min: 30, max: 600 },
  failuresFlagged: { min: 2, max: 10 },
  passwordMin: { min: 8, max: 64 },
  /** Share of the agreed rate that savings bring which end early, percent. */
  savingEarlyShare: { min: 0, max: 100 },
  /** Least balance that is cashed out, tögrög, and fewest days to the next payment of a loan. */
  savingBalanceMin: '5000000',
  savingPaymentDays: { min: 0, max: 30 },
  /** What wallets may be allowed to hold at most, tögrög. */
  walletAmountMax: { min: '1000000', max: '200000000' },
  /** What QPay takes: percent, and the bounds of its charge, tögrög. */
  qpayChargePercent: { min: 0, max: 5 },
  qpayChargeMin: '1000',
  qpayChargeMax: { min: '1000', max: '50000' },
  /** Bonus of an invitation that led to a contract, tögrög. */
  invitationRate: '100000',
  /** Longest time for which a hold is lifted, and for which dealing with the grey list is approved, days. */
  overrideDays: { min: 1, max: 90 },
  dealingDays: { min: 1, max: 90 },
  /** Minutes until a transfer without an answer is tried again, and between two forwardings of logs. */
  bankRetryMinutes: { min: 1, max: 240 },
  logForwardMinutes: { min: 1, max: 60 },
  /** Amounts from which an entry takes two people, tögrög. */
  secondPersonFrom: '1000000000',
} as const;
