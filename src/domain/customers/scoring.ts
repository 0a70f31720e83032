import type { RegistryStanding } from './registryStanding';
import { pointsOfIncome } from '../income/standing';
import { INCOME, SCORING } from '../settings';

/** What a score is computed from. */
export interface ScoringFacts {
  age: number | null;
  /** Monthly, decimal string. */
  salary: string | null;
  workingYears: number | null;
  confirmedRelatives: number;
  registry: RegistryStanding;
  /** Rows of own loans that were paid on their day, of all whose day has come. */
  onTimeRows: number;
  dueRows: number;
  nplStage: string | null;
  list: 'BLACK' | 'GREY' | null;
}

export const SCORE_PARTS = [
  'base',
  'income',
  'age',
  'work',
  'family',
  'registry',
  'discipline',
  'npl',
  'list',
] as const;

export type ScorePartKey = (typeof SCORE_PARTS)[number];

/** One part of a score, with its points; below zero where it speaks against somebody. */
export interface ScorePart {
  key: ScorePartKey;
  points: number;
}

const POINTS: Readonly<Record<ScorePartKey, (facts: ScoringFacts) => number>> = {
  base: () => SCORING.base,
  income: ({ salary }) => pointsOfIncome(salary),
  age: ({ age }) =>
    age !== null && age >= SCORING.settledFrom && age <= SCORING.settledTo ? SCORING.settled : 0,
  work: ({ workingYears }) =>
    Math.min(Math.max(workingYears ?? 0, 0), SCORING.workYearsMax) * SCORING.workYear,
  family: ({ confirmedRelatives }) =>
    Math.min(confirmedRelatives, SCORING.relativesMax) * SCORING.relative,
  registry: ({ registry: { isAnswered, worstClass } }) => {
    if (!isAnswered) return 0;
    return worstClass === null ? SCORING.noRecord : (SCORING.classes[worstClass] ?? 0);
  },
  discipline: ({ onTimeRows, dueRows }) =>
    dueRows === 0 ? 0 : Math.floor((SCORING.discipline * onTimeRows) / dueRows),
  npl: ({ nplStage }) => (nplStage === null ? 0 : SCORING.npl),
  list: ({ list }) => (list === null ? 0 : SCORING.lists[list]),
};

/**
 * A customer's score with the parts that make it (docs/domain/contracts.md 3.5): within 0 and the highest score, whatever
 * the parts add up to. The part of the income is that of an approved income (docs/domain/income.md 5.1).
 */
export function scoreOf(facts: ScoringFacts): { score: number; parts: ScorePart[] } {
  const parts = SCORE_PARTS.map((key): ScorePart => ({ key, points: POINTS[key](facts) }));
  const sum = parts.reduce((all, { points }) => all + points, 0);
  return { score: Math.max(0, Math.min(INCOME.scoreMax, sum)), parts };
}
