import type { EntityPages } from '../../../framework/loadEntity';
import { previews } from '../loan/actions/loanActionPages';
import type overdueRenew from './overdueRenew.entity';

/** The action shows the same before and after as on the loan. */
export const pages: EntityPages<typeof overdueRenew> = { previews };
