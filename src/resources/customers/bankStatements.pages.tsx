import type { EntityPages } from '../../crud/loadEntity';
import { StatementBody } from './income/StatementBody';

/** The page of a bank statement. */
export const pages: EntityPages = { Body: StatementBody };
