import { use } from 'react';
import { ListFilterContext } from '../../../framework/list/permanentFilter';
import type { EntityPages } from '../../../framework/loadEntity';
import type bankTransactions from './bankTransaction.entity';
import { StatementHead } from './StatementHead';

/** The day's sums stand above the lines; below a statement the lines are its own, and so are the sums. */
function ListHead() {
  return use(ListFilterContext) ? null : <StatementHead />;
}

export const pages: EntityPages<typeof bankTransactions> = { ListHead };
