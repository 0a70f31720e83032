import type { EntityPages } from '../../../framework/loadEntity';
import { asOfHead } from '../AsOfHead';
import loanTotal from './loanTotal.entity';

/** The report stands as of a day that is chosen above it. */
export const pages: EntityPages<typeof loanTotal> = { ListHead: asOfHead(loanTotal) };
