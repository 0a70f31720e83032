import type { EntityPages } from '../../crud/loadEntity';
import type loans from './loans';
import { previews } from './acts/loanActPages';

/** Lists of loans with acts: those show the same before and after as on the loan. */
export const pages: EntityPages<typeof loans> = { previews };
