import type { EntityPages } from '../../crud/loadEntity';
import { ScoreBody } from './income/ScoreBody';

/** The page of an income's score. */
export const pages: EntityPages = { Body: ScoreBody };
