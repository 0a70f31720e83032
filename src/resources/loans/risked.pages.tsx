import type { EntityPages } from '../../crud/loadEntity';
import { previews } from './acts/loanActPages';
import type risked from './risked';
import { RiskedStrip } from './RiskedStrip';

/** The list of risked loans with R8 above it. */
export const pages: EntityPages<typeof risked> = { ListHead: RiskedStrip, previews };
