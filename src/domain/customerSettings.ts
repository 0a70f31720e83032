// Part of `settings.ts`, through which it is read.

/** Accesses of customers (docs/domain/customers.md 6.1). */
export const ACCESS = {
  /** Longest time for which a lead lifts an automatic hold, days. [R] */
  overrideDaysMax: 30,
} as const;

/** General criteria of borrowers (docs/domain/contracts.md 3.4). */
export const CRITERIA = {
  /** Youngest and oldest age, years. [R] */
  ageMin: 18,
  ageMax: 65,
  /** Least monthly income, tögrög. [R] */
  incomeMin: '500000',
} as const;

/** Points of a score beside those of the income, until they are set (docs/domain/contracts.md 3.5). [R] all of them */
export const SCORING = {
  base: 300,
  /** Ages in which people are settled, and what that gives. */
  settledFrom: 25,
  settledTo: 60,
  settled: 60,
  /** For each year at work, up to so many years. */
  workYear: 6,
  workYearsMax: 10,
  /** For each confirmed relative, up to so many. */
  relative: 20,
  relativesMax: 2,
  /** Nothing is recorded at the credit registry. */
  noRecord: 60,
  /** By the worst class there. */
  classes: { NORMAL: 120, EXPIRED: 40, ABNORMAL: -60, DOUBTFUL: -120, BAD: -200 },
  /** All rows of own loans paid on their day. */
  discipline: 240,
  /** Own loans in the risk department or in court. */
  npl: -150,
  lists: { BLACK: -300, GREY: -100 },
} as const;

/** Bonus points, ranks and invitations. */
export const BONUS = {
  /** Bonus of an invitation that led to a contract, tögrög. [R] */
  invitationRate: '5000.00',
} as const;

/** Education (docs/domain/customers.md 8.1). */
export const EDUCATION = {
  /** Oldest year in which studies may have begun. [R] */
  oldestYear: 1960,
  /** Years ahead for which somebody may be enrolled already. [R] */
  yearsAhead: 1,
  /** Greatest grade point average. [R] four-point scale */
  gpaMax: 4,
  /** Greatest score of the entrance examination. [E] national entrance examination, 800 points */
  entranceScoreMax: 800,
} as const;

/** Savings (docs/domain/customers.md 9.2). */
export const SAVING = {
  /** Days of a year in interest. [R] */
  yearDays: 365,
  /** Share of the agreed rate that is paid when savings are cancelled before their day, percent. [R] */
  earlyRateShare: 30,
  /** Interest is added to savings every so many days, and at maturity. [R] */
  capitaliseEveryDays: 30,
  /**
   * Least balance that may be cashed out, tögrög. [R] the criterion minBalance of docs/domain/customers.md 9.3, until
   * it is set
   */
  minBalance: '10000.00',
  /** Least days to the next loan payment. [R] the criterion nextPaymentMinDay, until it is set */
  nextPaymentMinDay: 3,
} as const;

/** Fingerprint readers. Their programs run on the person's own computer and are found at these addresses. */
export const FINGERPRINT = {
  /** Where the programs listen unless the configuration says otherwise. [E] vendors' manuals */
  agents: {
    secugen: 'https://localhost:8443',
    digitalpersona: 'https://127.0.0.1:8442',
  },
  /** What the library of DigitalPersona itself connects to. [E] vendor's client */
  digitalPersonaConnects: ['https://127.0.0.1:52181', 'wss://127.0.0.1:*'],
  /** Time for putting the finger on, ms. [R] */
  captureMs: 10_000,
  /** Least quality of a picture, 0 to 100. [E] SecuGen's usual threshold */
  minQuality: 50,
  /** Wait of the simulated reader, least and most, ms. [R] */
  simulatedMs: [600, 1_500],
  /** Resolution of the simulated picture, dots per inch. [E] usual for readers */
  simulatedDpi: 500,
} as const;

/** Confirmation of income (docs/domain/income.md 1.1). */
export const INCOME = {
  /** Fewest months that make an income. [S] */
  monthsMin: 6,
  /** How far back months may be: one year; the other reading of the specification is 36. [S] both */
  windowMonths: 12,
  /** The longer reading. [S] */
  windowMonthsLong: 36,
  /** What a margin may be set to, percent. [R] */
  margin: { min: 1, max: 100 },
  /** Decimals of the average and of the approved income, half up. [R] */
  decimals: 2,
  /** The limit that an income carries: so many monthly incomes, and the highest, until they are set. [R] */
  limitMultiple: 3,
  limitMax: '100000000.00',
  /** Limits are rounded down to this. [R] */
  limitStep: '10000',
  /** Points of the score that an income gives: one for so much of it, at most `pointsMax`; until they are set. [R] */
  pointWorth: '100000.00',
  pointsMax: 80,
  scoreMax: 1_000,
  /** An approved income counts as old after this, days. [R] half a year */
  freshDays: 180,
  /** Most pages of a document that the reader opens. [R] */
  pagesMax: 200,
  filesMax: 10,
  /** Share of a statement's income whose sender is the declared employer, percent, from which it matches. [R] */
  senderMatchPercent: '80',
} as const;

/** Codes, sign-ins and feedback of customers. */
export const CUSTOMER_LISTS = {
  /** Failed sign-ins one after the other from which they are flagged. [R] */
  failuresFlagged: 3,
  /** Time for which a code sent to a customer is valid, minutes. [R] */
  codeMinutes: 5,
  /** Tries that a code allows. [R] */
  codeAttempts: 3,
  /** Time in which feedback should be answered, hours. [R] */
  feedbackHours: 24,
  /** Best rating, in stars. [R] as in the app stores */
  bestRating: 5,
  /** Shortest and longest answer to a customer, characters. [R] as a reason's */
  replyMin: 10,
  replyMax: 1_000,
} as const;

/** Credit registry (docs/domain/registries.md 1.1). The validity of a check is with the customers' clocks. */
export const CREDIT_REGISTRY = {
  /** What one check costs, tögrög. [R] */
  checkFee: '1500.00',
  /** How often the console asks while an answer is awaited, ms. [R] */
  pollMs: 3_000,
  /** An answer that has not come by then is no longer asked for by itself, ms. [R] */
  awaitedForMs: 120_000,
} as const;

/** Black and grey list (docs/domain/watchlists.md 1.6). */
export const WATCH_LIST = {
  /** Longest time for which dealing with somebody of the grey list may be approved, days. [R] */
  approvalDaysMax: 30,
} as const;

/** Customer finder (docs/domain/watchlists.md 4.1): other lenders answer after a moment. */
export const FINDER = {
  /** How often the console asks while an answer is awaited, ms. [R] as of the credit registry */
  pollMs: 3_000,
  /** An answer that has not come by then is no longer asked for by itself, ms. [R] */
  awaitedForMs: 120_000,
} as const;
