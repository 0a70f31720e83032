/**
 * Loans that are the same in every sample: tests and demonstrations name them literally. Their figures hang on the day
 * of the start, their situation does not.
 */
export const WELL_KNOWN_LOANS = {
  /** Customer 100001 asks for 500 000; everything is ready to be approved. */
  request: 300_001,
  /** Customer 100001, in good standing: three of twelve rows paid on time. */
  ongoing: 300_002,
  /** Customer 100001, paid in full. */
  closed: 300_003,
  /** Customer 100002, in the risk department since the day on which lending was held. */
  npl: 300_004,
  /** Customer 100003, in court, claim drafted. */
  court: 300_005,
  /** A row is due today, nothing is overdue. */
  dueToday: 300_006,
  /** 29 days past due: may still be extended. */
  overdue29: 300_007,
  /** The transfer has no answer yet; the bank will say that it was paid. */
  onHold: 300_008,
  /** The transfer failed (730). */
  failedTransfer: 300_009,
  /** 360 rows. */
  longSchedule: 300_010,
  /** Cancelled, but the bank paid it out: reference `FT2600451177`. */
  cancelledButPaid: 300_011,
  /** Belongs to the tenant `altan`, customer 100004. */
  otherTenant: 300_012,
  /** On hold for two days; the bank does not know. */
  longOnHold: 300_013,
  /** Renewed and under watch: the stored class is worse than the one by days. */
  renewed: 300_014,
  /** Extended once. */
  extended: 300_015,
  /** The first overdue row is paid in part. */
  partPaid: 300_016,
  /** Interest of the first row was kept back at the pay-out. */
  inAdvance: 300_017,
  /** Rows as the officer typed them. */
  uneven: 300_018,
  /** The boundaries of the classes, by days past due today. */
  dpd1: 300_019,
  dpd90: 300_020,
  dpd91: 300_021,
  dpd180: 300_022,
  dpd181: 300_023,
  dpd360: 300_024,
  dpd361: 300_025,
  /** Closed from the risk fund. */
  riskFund: 300_026,
  /** Closed after the court. */
  closedByCourt: 300_027,
  /** In court, decided: can be settled. */
  courtDecided: 300_028,
  /** In the risk department, arrears paid: can return. */
  readyToReturn: 300_029,
  /** Posting failed (630). */
  failedPosting: 300_030,
  /** The request failed (530). */
  failedRequest: 300_031,
  /** A wrong request. */
  wrongRequest: 300_032,
  /** Cancelled, never paid out. */
  cancelled: 300_033,
  /** A request whose approval ends on hold. */
  requestEndsOnHold: 300_034,
  /** A request by the person `economist`, who therefore cannot approve it. */
  requestByEconomist: 300_035,
  /** Long-term request: the other queue decides. */
  requestLongTerm: 300_036,
  /** Cancelled, and the bank's line has another amount. */
  cancelledOtherAmount: 300_037,
  /** Class upgraded by hand today. */
  upgraded: 300_038,
  /** A customer's request for an extension waits. */
  extensionPending: 300_039,
} as const;

export type WellKnownLoan = keyof typeof WELL_KNOWN_LOANS;
