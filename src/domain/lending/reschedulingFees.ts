import Big from 'big.js';
import type { LendingSettings } from './lendingSettings';
import { plus, rounded, smaller } from './amounts';

const shareOf = (balance: string, percent: string): string =>
  rounded(new Big(balance).times(percent).div(100));

/** The fee of an extension unless another one is agreed (docs/domain/lending.md 9.1). */
export const usualExtensionFee = (
  balance: string,
  { extensionFeePercent }: Pick<LendingSettings, 'extensionFeePercent'>,
): string => shareOf(balance, extensionFeePercent);

/** The most that an extension or a renewal costs (docs/domain/lending.md 9.1, 10.2). */
export function reschedulingFeeMax(
  balance: string,
  { reschedulingFeeMaxPercent, reschedulingFeeFloor }: LendingSettings,
): string {
  const share = shareOf(balance, reschedulingFeeMaxPercent);
  const floor = plus(reschedulingFeeFloor);
  return smaller(share, floor) === share ? floor : share;
}
