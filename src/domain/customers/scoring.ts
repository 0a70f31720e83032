import type { RegistryStanding } from './registryStanding';
import { pointsOfIncome } from '../income/standing';
import { INCOME } from '../settings';
import { type ScoreTerms, USUAL_JUDGEMENT } from '../judgementSettings';

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

type Points = (facts: ScoringFacts, terms: ScoreTerms) => number;

/** What the worst class at the credit registry gives; of one that the registry does not name nothing is known. */
const CLASS_TERM: Readonly<Partial<Record<string, keyof ScoreTerms>>> = {
  NORMAL: 'scoreNormal',
  EXPIRED: 'scoreExpired',
  ABNORMAL: 'scoreAbnormal',
  DOUBTFUL: 'scoreDoubtful',
  BAD: 'scoreBad',
};

const POINTS: Readonly<Record<ScorePartKey, Points>> = {
  base: (_, { scoreBase }) => scoreBase,
  income: ({ salary }, terms) => pointsOfIncome(salary, terms),
  age: ({ age }, { scoreSettledFrom, scoreSettledTo, scoreSettled }) =>
    age !== null && age >= scoreSettledFrom && age <= scoreSettledTo ? scoreSettled : 0,
  work: ({ workingYears }, { scoreWorkYear, scoreWorkYearsMax }) =>
    Math.min(Math.max(workingYears ?? 0, 0), scoreWorkYearsMax) * scoreWorkYear,
  family: ({ confirmedRelatives }, { scoreRelative, scoreRelativesMax }) =>
    Math.min(confirmedRelatives, scoreRelativesMax) * scoreRelative,
  registry: ({ registry: { isAnswered, worstClass } }, terms) => {
    if (!isAnswered) return 0;
    if (worstClass === null) return terms.scoreNoRecord;
    const term = CLASS_TERM[worstClass];
    return term ? Number(terms[term]) : 0;
  },
  discipline: ({ onTimeRows, dueRows }, { scoreDiscipline }) =>
    dueRows === 0 ? 0 : Math.floor((scoreDiscipline * onTimeRows) / dueRows),
  npl: ({ nplStage }, { scoreNpl }) => (nplStage === null ? 0 : scoreNpl),
  list: ({ list }, { scoreGreyList, scoreBlackList }) => {
    if (list === null) return 0;
    return list === 'BLACK' ? scoreBlackList : scoreGreyList;
  },
};

/**
 * A customer's score with the parts that make it (docs/domain/contracts.md 3.5): within 0 and the highest score, whatever
 * the parts add up to. The part of the income is that of an approved income (docs/domain/income.md 5.1).
 */
export function scoreOf(
  facts: ScoringFacts,
  terms: ScoreTerms = USUAL_JUDGEMENT,
): { score: number; parts: ScorePart[] } {
  const parts = SCORE_PARTS.map((key): ScorePart => ({ key, points: POINTS[key](facts, terms) }));
  const sum = parts.reduce((all, { points }) => all + points, 0);
  return { score: Math.max(0, Math.min(INCOME.scoreMax, sum)), parts };
}
