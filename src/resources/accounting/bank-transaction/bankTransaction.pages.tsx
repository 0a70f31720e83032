import type { EntityPages } from '../../../framework/loadEntity';
import type bankTransactions from './bankTransaction.entity';
import { StatementHead } from './StatementHead';

/** The day's sums stand above the lines. */
export const pages: EntityPages<typeof bankTransactions> = { ListHead: StatementHead };
