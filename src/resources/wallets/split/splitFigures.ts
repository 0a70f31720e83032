import type { SplitFigures } from '../../../domain/wallets/split';
import type { RecordOf } from '../../../entity/entity';
import type entity from './split.entity';

/** A split payment as its page has it. */
export type SplitRecord = RecordOf<typeof entity>;

/** What the checks of a split payment look at. */
export const figuresOf = ({
  splitType,
  totalAmount,
  isPaid,
  groupUsers,
}: SplitRecord): SplitFigures => ({ splitType, totalAmount, isPaid, shares: groupUsers });
