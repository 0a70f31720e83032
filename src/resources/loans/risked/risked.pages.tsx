import type { EntityPages } from '../../../framework/loadEntity';
import { previews } from '../loan/actions/loanActionPages';
import type risked from './risked.entity';
import { RiskSummary } from './RiskSummary';

/** The list of risked loans with R8 (docs/domain/money.md 9.1) above it. */
export const pages: EntityPages<typeof risked> = { ListHead: RiskSummary, previews };
