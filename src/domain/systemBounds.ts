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
  /** Price of a part of an SMS, tögrög. */
  smsPartPrice: '500',
  smsWaitMinutes: { min: 1, max: 60 },
  /** Full hours of Ulaanbaatar. */
  quietFromHour: { min: 18, max: 23 },
  quietToHour: { min: 6, max: 12 },
  massLockSeconds: { min: 30, max: 600 },
  failuresFlagged: { min: 2, max: 10 },
  passwordMin: { min: 8, max: 64 },
  /** Amounts from which an entry takes two people, tögrög. */
  secondPersonFrom: '1000000000',
} as const;
