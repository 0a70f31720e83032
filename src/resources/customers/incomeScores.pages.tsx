import type { EntityPages } from '../../crud/loadEntity';
import { ScoreBody } from './income/ScoreBody';
import type incomeScores from './incomeScores';

/** The page of an income's score. */
export const pages: EntityPages<typeof incomeScores> = { Body: ScoreBody };
