// Part of `settings.ts`, through which it is read.

/** Loans against cars; their percents are asked of the gateway (docs/domain/lending.md 15.2). */
export const CAR_LOAN = {
  /** Oldest year of manufacture that a price can be given for. [R] */
  oldestYear: 1980,
  /** Schedule of the loan that is asked for when a request is granted: equal payments. [R] */
  chart: '05',
} as const;

/** Stages of a loan's issue (docs/domain/lending.md 2.3). */
export const LOAN_STAGES = {
  /** Time after which a loan is too long at a stage, minutes. [R] */
  slaMinutes: {
    LOAN_REQUESTED: 1_440,
    LOAN_ONHOLD: 60,
    LOAN_LONG_ONHOLD: 1_440,
    LOAN_REQUEST_FAILED: 240,
    LOAN_POSTING_FAILED: 240,
    LOAN_TRANSFER_FAILED: 240,
  },
  /** How many times that long makes it very late. [R] */
  veryLateFactor: 2,
} as const;

/** Loans. */
export const LOAN = {
  /** A loan on hold is long on hold after so many ends of day, until it is set. [R] */
  longOnholdDays: 1,
  /** Days past due from which a loan may go to the risk department. [R] */
  riskFromDpd: 91,
  /** Days past due from which guarantors owe. [R] */
  guarantorFromDpd: 31,
  /** What the liabilities of all guarantors together must cover, percent of the lent amount. [R] */
  guaranteeCoverPercent: '100',
  /** Share of the limit that a student may borrow whose scholarship is NONE or UNSUCCESSFUL, percent. [R] */
  noScholarshipPercent: '50',
  /** Additional interest, percent of the base interest. [E] Civil Code of Mongolia, art. 452.2 */
  additionalInterestMaxPercent: '20',
  /** Monthly interest above which a product is warned about, percent. [E] cap for money lenders since 2024 */
  monthlyRateWarnPercent: '4.5',
  /** Most annual interest that a request or an offer may name, percent: twelve times the most that criteria warn at. [R] */
  interestRateMaxPercent: 120,
  /** Days of a year in interest. [R] */
  yearDays: 365,
  /** Most rows that may be typed for an uneven schedule. [R] */
  unevenRowsMax: 60,
} as const;

/** Assessment of requests (docs/domain/lending.md 4.7). */
export const ASSESSMENT = {
  /** Scores below it speak against a loan. [R] */
  scoreMin: 400,
  /** Scores from which they speak for it. [R] */
  scoreGood: 600,
  /** Share of the monthly income that a row of the schedule may take, percent. [R] */
  paymentShare: '60',
  /** Largest amount that the system proposes to approve by itself, tögrög. [R] */
  automaticMax: '2000000',
} as const;

/** Contracts (docs/domain/contracts.md 2.1). */
export const CONTRACT = {
  /** Days in which a created contract must be signed; then it is cancelled by itself. [R] */
  signWithinDays: 14,
  /** Highest limit of a student's guarantee contract, tögrög. [R] */
  studentLimitMax: '20000000',
} as const;

/** Schedules, receipts, extension and renewal of loans (docs/domain/lending.md 5.1, 8.1, 9.1, 10.2). */
export const LENDING = {
  /** Decimals to which every row, interest and split is rounded, half up. [R] */
  decimals: 2,
  /**
   * Public holidays of the same date every year, MM-DD; those by the moon are in the calendar, which
   * counts where it is known. [E] Law on public holidays of Mongolia
   */
  holidays: [
    '01-01',
    '03-08',
    '06-01',
    '07-10',
    '07-11',
    '07-12',
    '07-13',
    '07-14',
    '07-15',
    '11-26',
    '12-29',
  ],
  /** Most rows of a schedule. [R] thirty years of months */
  rowsMax: 360,
  /** Most days past due at which a loan may still be extended. [R] */
  extensionDpdMax: 30,
  /** Most extensions of one loan. [R] */
  extensionsMax: 3,
  /** How far one extension may move the due dates. [R] */
  extensionMonthsMax: 12,
  extensionDaysMax: 365,
  /** Fee of an extension unless another one is agreed, percent of the balance. [R] */
  extensionFeePercent: '1',
  /** Most fee of an extension or a renewal, percent of the balance, and what it may always be, ₮. [R] */
  reschedulingFeeMaxPercent: '5',
  reschedulingFeeFloor: '20000',
  /** Most days from a renewal to its first row. [R] */
  renewalFirstDaysMax: 92,
  /** Most that a correction adds to fees or interest, percent of the lent amount. [R] */
  correctionMaxPercent: '20',
  /** Most state fee, and most cost, of a claim, percent of what is claimed, and what both may always be, ₮. [R] */
  courtCostMaxPercent: '10',
  courtCostFloor: '250000',
  /** Most fee of a pay-out, percent of the lent amount. [R] */
  payoutFeeMaxPercent: '10',
  /** Renewals of an overdue schedule that need no lead. [R] */
  renewalsWithoutLead: 1,
  /** Consecutive rows paid on time after which the class of a renewed loan may improve. [R] */
  renewalWatchRows: 3,
  /** Days after the renewal when the carried interest is due, if the plan says nothing. [R] */
  renewalArrearsDays: 7,
  /** Wall clock in Ulaanbaatar until which a pay-off figure is valid. [R] */
  payoffValidUntil: '23:59:59',
} as const;

/** Invoices (docs/domain/lending.md 8.8). */
export const INVOICE = {
  /** Days after which the payment service gives an unpaid one up. [R] */
  expiresDays: 30,
} as const;

/** Queues of requests (docs/domain/lending.md 4.2). */
export const QUEUE = {
  /** Time in which a request should be decided, minutes. [R] */
  slaMinutes: { loan: 15, longTerm: 1_440, extension: 60, payment: 60, other: 1_440 },
  /** How many times that long a request waits before it counts as very late. [R] */
  veryLateFactor: 2,
  /** How many of those that wait longest for their terms stand out in red. [R] */
  worst: 3,
  /** How often the waiting requests are read again. [R] */
  refreshMs: 30_000,
  /** Requests that the queue shows at once, the oldest ones. [R] */
  listed: 50,
  /** Longest term of an aggregation request that makes a short loan, months; longer ones are long-term. [R] */
  aggregationShortMonths: 12,
  /** Days after which an aggregation request expires. [R] */
  aggregationDays: 3,
  /** Days before its end from which a signature specimen asks to be renewed. [R] */
  specimenRenewalDays: 30,
  /** Years for which a signature specimen is valid. [R] */
  specimenYears: 2,
} as const;

/** What loan criteria may be set to (docs/domain/lending.md 17.1). [R] */
export const CRITERIA_BOUNDS = {
  /** Points of a score. */
  score: { min: 0, max: 1_000 },
  /** Percents: shares, fees, monthly interest, cover by guarantors. */
  share: { min: 0, max: 100 },
  fee: { min: 0, max: 20 },
  monthlyRate: { min: 0, max: 10 },
  cover: { min: 50, max: 200 },
  /** Days past due. */
  pastDue: { min: 1, max: 365 },
  /** Days in which something has to be done. */
  waitDays: { min: 1, max: 90 },
  /** Ends of day that a loan may stay on hold. */
  onholdDays: { min: 1, max: 7 },
  /** How far due dates are moved: days, months. */
  moveDays: { min: 1, max: 365 },
  months: { min: 1, max: 36 },
  /** How often, and rows of a watch. */
  times: { min: 0, max: 10 },
  watchRows: { min: 1, max: 12 },
  /** Amounts, tögrög. */
  automaticMax: '20000000',
  feeFloor: '200000',
  courtFloor: '2000000',
} as const;
