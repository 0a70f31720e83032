import type { MetacogState, PsychTestResult, QuestionCategory } from './enums/content';
import type { ValueOf } from './enums/enumeration';
import { type TestTerms, USUAL_JUDGEMENT } from './judgementSettings';

/** What was answered to one question. */
export interface GivenAnswer {
  readonly category: ValueOf<typeof QuestionCategory>;
  readonly isRight: boolean;
  /** What the question is worth. */
  readonly point: number;
}

/** Points that were reached, and those that there were. */
export interface Reached {
  points: number;
  possible: number;
}

/** Points of answers: those of the right ones, of all. */
export const reachedBy = (answers: readonly GivenAnswer[]): Reached =>
  answers.reduce<Reached>(
    ({ points, possible }, { isRight, point }) => ({
      points: points + (isRight ? point : 0),
      possible: possible + point,
    }),
    { points: 0, possible: 0 },
  );

/** The same by category, in the order in which they were asked. */
export const reachedByCategory = (
  answers: readonly GivenAnswer[],
): (Reached & Pick<GivenAnswer, 'category'>)[] =>
  [...new Set(answers.map(({ category }) => category))].map((category) => ({
    category,
    ...reachedBy(answers.filter((one) => one.category === category)),
  }));

/** Whole percent of the points, rounded down: 59.9 % is no 60 %. */
export const shareOf = ({ points, possible }: Reached): number =>
  possible > 0 ? Math.floor((points * 100) / possible) : 0;

/** What a test came to: one that was not finished is none (docs/domain/content-and-messaging.md 2.2). */
export function resultOf(
  state: ValueOf<typeof MetacogState>,
  reached: Reached,
  { testPassPercent }: TestTerms = USUAL_JUDGEMENT,
): ValueOf<typeof PsychTestResult> {
  if (state !== 'COMPLETED') return 'NOT_TAKEN';
  return shareOf(reached) >= testPassPercent ? 'PASSED' : 'FAILED';
}

/** Bonus points that a finished test brings (docs/domain/content-and-messaging.md 2.2). */
export function metacogBonus(
  state: ValueOf<typeof MetacogState>,
  reached: Reached,
  terms: TestTerms = USUAL_JUDGEMENT,
): number {
  const share = shareOf(reached);
  if (state !== 'COMPLETED' || share < terms.testPassPercent) return 0;
  if (share >= terms.testBestPercent) return terms.testBestBonus;
  return share >= terms.testGoodPercent ? terms.testGoodBonus : terms.testPassBonus;
}
