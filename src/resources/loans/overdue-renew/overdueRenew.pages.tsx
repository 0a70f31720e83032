import type { EntityPages } from '../../../framework/loadEntity';
import { previews } from '../loan/acts/loanActPages';
import type overdueRenew from './overdueRenew.entity';

/** The act shows the same before and after as on the loan. */
export const pages: EntityPages<typeof overdueRenew> = { previews };
