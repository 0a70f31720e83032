import type { EntityPages } from '../../../framework/loadEntity';
import type bankStatements from './bankStatement.entity';
import { BankStatementBody } from './BankStatementBody';

/** The page of a bank statement. */
export const pages: EntityPages<typeof bankStatements> = { Body: BankStatementBody };
