import type { EntityPages } from '../../../framework/loadEntity';
import { previews } from './acts/loanActPages';
import type loans from './loan.entity';

/** Lists of loans with acts: those show the same before and after as on the loan. */
export const pages: Pick<EntityPages<typeof loans>, 'previews'> = { previews };
