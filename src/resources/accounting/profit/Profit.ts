import type { RecordOf } from '../../../entity/entity';
import type { Assignment } from './api';
import type { ProfitFacts } from './lifecycle';
import type profits from './profit.entity';

/** Bank income as its page has it: with its parts, and what its actions are judged by. */
export type Profit = RecordOf<typeof profits> & {
  assignments?: readonly Assignment[];
  facts?: ProfitFacts;
};
