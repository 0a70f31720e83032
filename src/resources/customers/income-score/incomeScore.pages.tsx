import type { EntityPages } from '../../../framework/loadEntity';
import { ScoreBody } from './ScoreBody';
import type incomeScores from './incomeScore.entity';

/** The page of an income's score. */
export const pages: EntityPages<typeof incomeScores> = { Body: ScoreBody };
