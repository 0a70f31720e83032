import type { EntityPages } from '../../../framework/loadEntity';
import { previews } from '../loan/actions/loanActionPages';
import type court from './court.entity';

/** The actions show the same before and after as on the loan. */
export const pages: EntityPages<typeof court> = { previews };
