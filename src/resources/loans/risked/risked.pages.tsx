import type { EntityPages } from '../../../framework/loadEntity';
import { previews } from '../loan/acts/loanActPages';
import type risked from './risked.entity';
import { RiskedStrip } from './RiskedStrip';

/** The list of risked loans with R8 above it. */
export const pages: EntityPages<typeof risked> = { ListHead: RiskedStrip, previews };
