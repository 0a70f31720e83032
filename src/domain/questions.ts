import type { QuestionCategory, QuestionType } from './enums/content';
import type { ValueOf } from './enums/enumeration';
import { QUESTION } from './settings';

/** One of a question's answers. */
export interface Answer {
  /** The words, or what the picture shows. */
  readonly answer?: string | null;
  readonly isRight?: boolean | null;
}

/** What is wrong with the answers of a question. */
export type AnswerProblem =
  | 'question_answers'
  | 'question_two_answers'
  | 'question_same'
  | 'question_one_right'
  | 'question_right';

/**
 * The first thing that is wrong with answers: Option has exactly one right one, MultiOption one or more, YesNo exactly two
 * answers of which one is right; no two are the same (docs/domain/content-and-messaging.md 2.1).
 */
export function answerProblem(
  type: QuestionType | null | undefined,
  answers: readonly Answer[],
): AnswerProblem | null {
  const [fewest, most] = QUESTION.answers;
  if (type === 'YesNo' && answers.length !== 2) return 'question_two_answers';
  if (answers.length < fewest || answers.length > most) return 'question_answers';
  const words = answers.map(({ answer }) => (answer ?? '').trim().toLocaleLowerCase('mn'));
  if (new Set(words).size < words.length) return 'question_same';
  const right = answers.filter(({ isRight }) => isRight).length;
  if (type === 'MultiOption') return right === 0 ? 'question_right' : null;
  return right === 1 ? null : 'question_one_right';
}

/** Whether a category takes questions of a type: what is true or false is answered by one of two. */
export const isTypeOf = (
  category: ValueOf<typeof QuestionCategory> | null | undefined,
  type: QuestionType | null | undefined,
): boolean => category !== 'TrueFalse' || type === 'YesNo';
