import type { EntityPages } from '../../../framework/loadEntity';
import { previews } from '../loan/acts/loanActPages';
import type court from './court.entity';

/** The acts show the same before and after as on the loan. */
export const pages: EntityPages<typeof court> = { previews };
