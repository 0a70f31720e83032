import type { EntityPages } from '../../crud/loadEntity';
import type bankStatements from './bankStatements';
import { StatementBody } from './income/StatementBody';

/** The page of a bank statement. */
export const pages: EntityPages<typeof bankStatements> = { Body: StatementBody };
