/**
 * What the settings of judgements may be set to: lines of the bank, transfers, tests, scores
 * (docs/domain/content-and-messaging.md 5.2). Beside `settings.ts`, because the page of settings alone reads them and the
 * start is not to carry them. [R] all of them, unless tagged otherwise
 */
export const JUDGEMENT_BOUNDS = {
  /** Scores from which a proposal for a line of the bank is sure, and from which it is likely. */
  matchSure: { min: 50, max: 100 },
  matchLikely: { min: 10, max: 90 },
  /** Hours within which transfers count as the same again: the specification's day may not be undercut. [S] */
  similarHours: { min: 24, max: 168 },
  /** Shares of the points of a test, percent, and the bonus points that they bring. */
  testPercent: { min: 1, max: 100 },
  testBonus: { min: 0, max: 1_000 },
  /** Points of a score: what speaks for somebody, and what may speak against somebody. */
  scorePoints: { min: 0, max: 500 },
  scoreEitherWay: { min: -500, max: 500 },
  scoreAgainst: { min: -500, max: 0 },
  scoreIncomeStep: { min: '10000', max: '1000000' },
  scoreAge: { min: 18, max: 100 },
  scoreYears: { min: 0, max: 50 },
  scoreRelatives: { min: 0, max: 10 },
} as const;
