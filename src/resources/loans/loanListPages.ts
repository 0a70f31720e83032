import type { EntityPages } from '../../crud/loadEntity';
import { previews } from './acts/loanActPages';
import type loans from './loans';

/** Lists of loans with acts: those show the same before and after as on the loan. */
export const pages: EntityPages<typeof loans> = { previews };
