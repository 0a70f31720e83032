import type { LendingSettings } from '../../../domain/lending/lendingSettings';
import { CRITERIA_BOUNDS as bounds } from '../../../domain/settings';
import { money, number, percent } from '../../../fields';

// The windows and fees that the lender sets (docs/domain/lending.md 17.1), by what they are about: one group is changed
// at once.

const days = (range: { min: number; max: number }) =>
  number({ required: true, integer: true, ...range });
const share = (range: { min: number; max: number }) => percent({ required: true, ...range });
const amount = (max: string) => money({ required: true, max });

/** Each group with its fields as they are asked for. */
export const CRITERIA = {
  requests: {
    scoreMin: days(bounds.score),
    scoreGood: days(bounds.score),
    paymentShare: share(bounds.share),
    automaticMax: amount(bounds.automaticMax),
    monthlyRateWarnPercent: share(bounds.monthlyRate),
    payoutFeeMaxPercent: share(bounds.fee),
    noScholarshipPercent: share(bounds.share),
    aggregationShortMonths: days(bounds.months),
    longOnholdDays: days(bounds.onholdDays),
  },
  contracts: {
    signWithinDays: days(bounds.waitDays),
    invoiceExpiresDays: days(bounds.waitDays),
    guaranteeCoverPercent: share(bounds.cover),
    guarantorFromDpd: days(bounds.pastDue),
  },
  extensions: {
    extensionDpdMax: days(bounds.pastDue),
    extensionsMax: days(bounds.times),
    extensionMonthsMax: days(bounds.months),
    extensionDaysMax: days(bounds.moveDays),
    extensionFeePercent: share(bounds.fee),
  },
  renewals: {
    renewalFirstDaysMax: days(bounds.moveDays),
    renewalsWithoutLead: days(bounds.times),
    renewalWatchRows: days(bounds.watchRows),
    renewalArrearsDays: days(bounds.waitDays),
    reschedulingFeeMaxPercent: share(bounds.fee),
    reschedulingFeeFloor: amount(bounds.feeFloor),
  },
  collection: {
    riskFromDpd: days(bounds.pastDue),
    correctionMaxPercent: share(bounds.share),
    courtCostMaxPercent: share(bounds.share),
    courtCostFloor: amount(bounds.courtFloor),
  },
} as const;

/** What criteria are about; the words are `loanCriteria.groups.<group>`. */
export type CriteriaGroup = keyof typeof CRITERIA;

/** How many records each group of criteria concerns now. */
export type Affected = Readonly<Record<CriteriaGroup, number>>;

export const GROUPS = Object.keys(CRITERIA) as CriteriaGroup[];

/** The criteria as the record has them: days and percents are numbers, amounts decimal strings. */
export type CriteriaValues = Readonly<Record<keyof LendingSettings, number | string>>;

const ALL: Readonly<Record<string, object>> = Object.assign({}, ...Object.values(CRITERIA));

/** Settings that are percents: the rules have them as decimal strings. */
const PERCENTS = new Set(
  Object.values(CRITERIA).flatMap((fields) =>
    Object.entries(fields).flatMap(([name, { options }]) =>
      'format' in options && options.format === 'percent' ? [name] : [],
    ),
  ),
);

/** The settings of the rules as the record shows them. */
export const valuesOf = (settings: LendingSettings): CriteriaValues =>
  Object.fromEntries(
    Object.entries(settings)
      .filter(([name]) => name in ALL)
      .map(([name, value]) => [name, PERCENTS.has(name) ? Number(value) : value]),
  ) as CriteriaValues;

/** What was typed as the rules take it. */
export const settingsOf = (typed: Readonly<Record<string, unknown>>): Partial<LendingSettings> =>
  Object.fromEntries(
    Object.entries(typed).map(([name, value]) => [
      name,
      typeof value === 'number' && PERCENTS.has(name) ? String(value) : value,
    ]),
  );
