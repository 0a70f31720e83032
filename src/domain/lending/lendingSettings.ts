import type { DaysOff } from './workingDays';
import { ASSESSMENT, CONTRACT, INVOICE, LENDING, LOAN, QUEUE } from '../settings';

/**
 * Windows and fees that the lender sets (docs/domain/lending.md 17.1). Percents and amounts are decimal strings. The
 * console asks the gateway for them; the gateway refuses by them.
 */
export interface LendingSettings {
  /** Most days past due at which a loan may be extended, and most extensions of one loan. */
  extensionDpdMax: number;
  extensionsMax: number;
  /** How far one extension may move the due dates. */
  extensionMonthsMax: number;
  extensionDaysMax: number;
  /** Usual fee of an extension, percent of the balance. */
  extensionFeePercent: string;
  /** Most fee of an extension or a renewal, percent of the balance, and what it may always be, ₮. */
  reschedulingFeeMaxPercent: string;
  reschedulingFeeFloor: string;
  /** Most days from a renewal to its first row, and renewals that need no lead. */
  renewalFirstDaysMax: number;
  renewalsWithoutLead: number;
  /** Most that a correction adds, percent of the lent amount. */
  correctionMaxPercent: string;
  /** Most state fee, and most cost, of a claim, percent of what is claimed, and what both may always be, ₮. */
  courtCostMaxPercent: string;
  courtCostFloor: string;
  /** Most fee of a pay-out, percent of the lent amount. */
  payoutFeeMaxPercent: string;
  /** Days past due from which a loan may go to the risk department. */
  riskFromDpd: number;
  /** Monthly interest above which a request is warned about, percent. */
  monthlyRateWarnPercent: string;
  /** Rows in a row to be paid on time until a renewed loan's class may improve. */
  renewalWatchRows: number;
  /** Days after a renewal when the carried interest is due. */
  renewalArrearsDays: number;
  /** Days past due from which guarantors are asked to pay, and what they must cover, percent of the lent amount. */
  guarantorFromDpd: number;
  guaranteeCoverPercent: string;
  /** Share of the limit for a student without a scholarship, percent. */
  noScholarshipPercent: string;
  /** Scores that speak against a request and for it. */
  scoreMin: number;
  scoreGood: number;
  /** Share of the income that a row of the schedule may take, percent, and the most that is approved by itself, ₮. */
  paymentShare: string;
  automaticMax: string;
  /** Ends of day after which a loan on hold is long on hold: a person must look. */
  longOnholdDays: number;
  /** Days in which a created contract must be signed. */
  signWithinDays: number;
  /** Days after which the payment service gives an unpaid invoice up. */
  invoiceExpiresDays: number;
  /** Longest term of an aggregation request that makes a short loan, months. */
  aggregationShortMonths: number;
  /** The holidays of the calendar (docs/domain/organisation.md 1.3). */
  daysOff: DaysOff;
}

/** What holds until the lender sets something else. */
export const USUAL_SETTINGS: LendingSettings = {
  extensionDpdMax: LENDING.extensionDpdMax,
  extensionsMax: LENDING.extensionsMax,
  extensionMonthsMax: LENDING.extensionMonthsMax,
  extensionDaysMax: LENDING.extensionDaysMax,
  extensionFeePercent: LENDING.extensionFeePercent,
  reschedulingFeeMaxPercent: LENDING.reschedulingFeeMaxPercent,
  reschedulingFeeFloor: LENDING.reschedulingFeeFloor,
  renewalFirstDaysMax: LENDING.renewalFirstDaysMax,
  renewalsWithoutLead: LENDING.renewalsWithoutLead,
  correctionMaxPercent: LENDING.correctionMaxPercent,
  courtCostMaxPercent: LENDING.courtCostMaxPercent,
  courtCostFloor: LENDING.courtCostFloor,
  payoutFeeMaxPercent: LENDING.payoutFeeMaxPercent,
  riskFromDpd: LOAN.riskFromDpd,
  monthlyRateWarnPercent: LOAN.monthlyRateWarnPercent,
  renewalWatchRows: LENDING.renewalWatchRows,
  renewalArrearsDays: LENDING.renewalArrearsDays,
  guarantorFromDpd: LOAN.guarantorFromDpd,
  guaranteeCoverPercent: LOAN.guaranteeCoverPercent,
  noScholarshipPercent: LOAN.noScholarshipPercent,
  scoreMin: ASSESSMENT.scoreMin,
  scoreGood: ASSESSMENT.scoreGood,
  paymentShare: ASSESSMENT.paymentShare,
  automaticMax: ASSESSMENT.automaticMax,
  longOnholdDays: LOAN.longOnholdDays,
  signWithinDays: CONTRACT.signWithinDays,
  invoiceExpiresDays: INVOICE.expiresDays,
  aggregationShortMonths: QUEUE.aggregationShortMonths,
  daysOff: LENDING.holidays,
};

const ANY_PERCENT = '1000000';
const ANY_DAYS = 100_000;

/**
 * For actions that are written down: they were judged by the settings of their own day, and are only applied again
 * (docs/domain/lending.md 8.6).
 */
export const JUDGED_BEFORE: LendingSettings = {
  ...USUAL_SETTINGS,
  extensionDpdMax: ANY_DAYS,
  extensionsMax: ANY_DAYS,
  extensionMonthsMax: ANY_DAYS,
  extensionDaysMax: ANY_DAYS,
  reschedulingFeeMaxPercent: ANY_PERCENT,
  renewalFirstDaysMax: ANY_DAYS,
  renewalsWithoutLead: ANY_DAYS,
  correctionMaxPercent: ANY_PERCENT,
  courtCostMaxPercent: ANY_PERCENT,
  payoutFeeMaxPercent: ANY_PERCENT,
};
