import type { EntityPages } from '../../../framework/loadEntity';
import { asOfHead } from '../AsOfHead';
import legalDebt from './legalDebt.entity';

/** The report stands as of a day that is chosen above it. */
export const pages: EntityPages<typeof legalDebt> = { ListHead: asOfHead(legalDebt) };
