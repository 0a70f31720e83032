import { endpoint } from '../../../dataProviders/endpoint';
import type { FeeType } from '../../../domain/enums/content';

/** What a customer would pay now. */
export interface FeeQuote {
  /** Decimal string; 0.00 where nothing is charged. */
  fee: string;
  /** The amount and its fee together, which leave the wallet. */
  total: string;
  /** The step that the amount falls into; null where nothing is charged. */
  stepId: number | null;
}

/** Asks for the fee of a transfer, as the app does before it is sent. 400 for what is no amount above zero. */
export const quoteFee = endpoint<{ feeType: FeeType; amount: string }, FeeQuote>()(
  'main',
  'POST /cashout-fees/quote',
  {
    safePost: true,
    assumed: true,
    access: 'admin:access',
    carries: '`feeType` and `amount` of the transfer',
  },
);
