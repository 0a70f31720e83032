import { excess, isPositive, isWholeAmount } from './amounts';
import type { LendingSettings } from './lendingSettings';
import { payoutFeeBlocks, payoutFeeMax } from './payout';
import type { Block } from './Refusal';

/** What a correction of a failed stage says was paid out (T7, docs/domain/lending.md 3.4). */
export interface RepairedPayout {
  /** The principal that the customer really got. */
  balance: string;
  fee: string;
}

/**
 * The bounds of a correction: never more than was asked for and approved, and a fee within its share of it.
 * @param requested the amount of the request
 */
export const repairBounds = (
  requested: string,
  settings: Pick<LendingSettings, 'payoutFeeMaxPercent'>,
): RepairedPayout => ({ balance: requested, fee: payoutFeeMax(requested, settings) });

/** What forbids a correction to an amount: none, or one beyond its bounds (T7, docs/domain/lending.md 3.4). */
export function repairBlocks(
  { balance, fee }: RepairedPayout,
  requested: string,
  settings: Pick<LendingSettings, 'payoutFeeMaxPercent'>,
): Block[] {
  if (!isWholeAmount(balance, 'above zero') || !isWholeAmount(fee, 'zero too')) {
    return [{ code: 'AMOUNT_INVALID' }];
  }
  const bounds = repairBounds(requested, settings);
  const blocks: Block[] = [];
  if (isPositive(excess(balance, bounds.balance))) {
    blocks.push({ code: 'AMOUNT_OVER', values: { max: bounds.balance } });
  }
  return [...blocks, ...payoutFeeBlocks(fee, requested, settings)];
}
