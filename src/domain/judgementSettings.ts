import { FAILED_TRANSFER, INCOME, MATCHING, METACOG, SCORING } from './settings';
import { type SystemSettings, USUAL_SYSTEM } from './systemSettings';

/**
 * Settings of the system by which the gateways judge by themselves: lines of the bank, transfers, tests, scores
 * (docs/domain/content-and-messaging.md 5.2). The console shows what they came to, so it carries none of them.
 */
export interface JudgementSettings {
  /** Scores from which a proposal for a line of the bank is sure, and from which it is likely. */
  readonly matchSure: number;
  readonly matchLikely: number;
  /** Hours within which transfers to the same account or of the same amount count as the same again. */
  readonly similarHours: number;
  /** Shares of the points from which a test is passed, is good and is best, percent, and the bonus points of each. */
  readonly testPassPercent: number;
  readonly testPassBonus: number;
  readonly testGoodPercent: number;
  readonly testGoodBonus: number;
  readonly testBestPercent: number;
  readonly testBestBonus: number;
  /** Points that everybody's score begins with. */
  readonly scoreBase: number;
  /** One point of the score for so much monthly income, and how many at most. */
  readonly scoreIncomeStep: string;
  readonly scoreIncomeMax: number;
  /** Ages in which people are settled, and what that gives. */
  readonly scoreSettledFrom: number;
  readonly scoreSettledTo: number;
  readonly scoreSettled: number;
  /** For each year at work, up to so many years; for each confirmed relative, up to so many. */
  readonly scoreWorkYear: number;
  readonly scoreWorkYearsMax: number;
  readonly scoreRelative: number;
  readonly scoreRelativesMax: number;
  /** By what the credit registry knows: nothing, or the worst class there. */
  readonly scoreNoRecord: number;
  readonly scoreNormal: number;
  readonly scoreExpired: number;
  readonly scoreAbnormal: number;
  readonly scoreDoubtful: number;
  readonly scoreBad: number;
  /** All rows of own loans paid on their day; own loans in the risk department or in court; the two lists. */
  readonly scoreDiscipline: number;
  readonly scoreNpl: number;
  readonly scoreGreyList: number;
  readonly scoreBlackList: number;
}

/** What holds until something else is set. */
export const USUAL_JUDGEMENT: JudgementSettings = {
  matchSure: MATCHING.sure,
  matchLikely: MATCHING.likely,
  similarHours: FAILED_TRANSFER.similarHours,
  testPassPercent: METACOG.percent.pass,
  testPassBonus: METACOG.bonus.pass,
  testGoodPercent: METACOG.percent.good,
  testGoodBonus: METACOG.bonus.good,
  testBestPercent: METACOG.percent.best,
  testBestBonus: METACOG.bonus.best,
  scoreBase: SCORING.base,
  scoreIncomeStep: INCOME.pointWorth,
  scoreIncomeMax: INCOME.pointsMax,
  scoreSettledFrom: SCORING.settledFrom,
  scoreSettledTo: SCORING.settledTo,
  scoreSettled: SCORING.settled,
  scoreWorkYear: SCORING.workYear,
  scoreWorkYearsMax: SCORING.workYearsMax,
  scoreRelative: SCORING.relative,
  scoreRelativesMax: SCORING.relativesMax,
  scoreNoRecord: SCORING.noRecord,
  scoreNormal: SCORING.classes.NORMAL,
  scoreExpired: SCORING.classes.EXPIRED,
  scoreAbnormal: SCORING.classes.ABNORMAL,
  scoreDoubtful: SCORING.classes.DOUBTFUL,
  scoreBad: SCORING.classes.BAD,
  scoreDiscipline: SCORING.discipline,
  scoreNpl: SCORING.npl,
  scoreGreyList: SCORING.lists.GREY,
  scoreBlackList: SCORING.lists.BLACK,
};

/** All settings of the system, as their page and the gateways have them. */
export interface AllSystemSettings extends SystemSettings, JudgementSettings {}

/** What holds of all of them until something else is set. */
export const USUAL_ALL: AllSystemSettings = { ...USUAL_SYSTEM, ...USUAL_JUDGEMENT };

/** From which scores a proposal for a line of the bank counts. */
export type MatchTerms = Pick<JudgementSettings, 'matchSure' | 'matchLikely'>;

/** What a test is judged by. */
export type TestTerms = Pick<JudgementSettings, Extract<keyof JudgementSettings, `test${string}`>>;

/** What a score is made up of. */
export type ScoreTerms = Pick<
  JudgementSettings,
  Extract<keyof JudgementSettings, `score${string}`>
>;

/** The part of a score that an income gives. */
export type IncomePointTerms = Pick<JudgementSettings, 'scoreIncomeStep' | 'scoreIncomeMax'>;
