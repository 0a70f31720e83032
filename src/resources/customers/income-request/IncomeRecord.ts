import type { IncomeFacts } from '../../../domain/income/approval';
import type { IncomeMonth } from '../../../domain/income/months';
import type { StatusChange } from '../../../domain/income/standing';
import type { RecordOf } from '../../../entity/entity';
import type incomeRequests from './incomeRequest.entity';

/**
 * An income as the gateway answers it: the fields of the entity, and what the conditions of its actions are calculated
 * from.
 */
export type IncomeRecord = RecordOf<typeof incomeRequests> & {
  months: IncomeMonth[];
  averageAmount: string;
  facts: IncomeFacts;
  /** Sums that the documents themselves say, where they could be read. */
  extracted: { months: number; averageAmount: string } | null;
  /** What an approval would make of the customer, or has made. */
  change: StatusChange;
};
