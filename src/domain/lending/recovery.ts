import { excess, isWholeAmount, plus, smaller } from './amounts';
import { type Block, refuseBlocked } from './Refusal';

/**
 * A debt that was closed from the risk fund and is still claimed (T16, docs/domain/lending.md 11.5). Amounts are
 * decimal strings.
 */
export interface OffBalance {
  /** What was owed when it was closed: principal, interest, additional interest, fees, court costs. */
  owed: string;
  /** What came since. */
  recovered: string;
}

/** What a receipt after the write-off does. Σ recovered + temporary = amount. */
export interface RecoveryResult {
  amount: string;
  /** What of it is a recovery. */
  recovered: string;
  /** What is more than was still claimed: it goes to the temporary account. */
  temporary: string;
  before: OffBalance;
  after: OffBalance;
}

/** What is still claimed. */
export const claimLeft = ({ owed, recovered }: OffBalance): string => excess(owed, recovered);

/**
 * Books a receipt on a loan closed from the risk fund: it is a recovery, never a repayment; the loan and its balance
 * stay as they are (T16, docs/domain/lending.md 11.5).
 * @throws Refusal AMOUNT_INVALID for an amount that is none, NOTHING_TO_PAY where everything has come back
 */
export function recover(before: OffBalance, amount: string): RecoveryResult {
  const left = claimLeft(before);
  const blocks: Block[] = [];
  if (!isWholeAmount(amount, 'above zero')) blocks.push({ code: 'AMOUNT_INVALID' });
  if (left === '0.00') blocks.push({ code: 'NOTHING_TO_PAY' });
  refuseBlocked(blocks);
  const whole = plus(amount);
  const recovered = smaller(whole, left);
  return {
    amount: whole,
    recovered,
    temporary: excess(whole, recovered),
    before,
    after: { ...before, recovered: plus(before.recovered, recovered) },
  };
}
