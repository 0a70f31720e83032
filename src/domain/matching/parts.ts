import { isPositive, isWholeAmount, minus, plus, total } from '../lending/amounts';
import { compareMoney } from '../money';
import { MATCHING } from '../settings';

// How one receipt is divided (docs/domain/money.md 4.9).

/** Where a part of a receipt goes: to a loan, or to a customer's temporary account. */
export interface ReceiptPartTarget {
  loanId: number | null;
  /** Whose temporary account; the borrower of the loan where there is one. */
  customerId: number;
}

/** A part of a receipt; the amount is a decimal string of whole möngö. */
export interface DividedPart extends ReceiptPartTarget {
  amount: string;
}

/** What is wrong with a division. */
export type DivisionFault = 'none' | 'too_many' | 'amount' | 'same' | 'sum';

/** The first fault of a division; null when it may be booked: parts above zero, each target once, Σ = the receipt. */
export function divisionFault(amount: string, parts: readonly DividedPart[]): DivisionFault | null {
  if (parts.length === 0) return 'none';
  if (parts.length > MATCHING.partsMax) return 'too_many';
  if (parts.some((part) => !isWholeAmount(part.amount, 'above zero'))) return 'amount';
  const targets = new Set(parts.map(({ loanId, customerId }) => loanId ?? `c${customerId}`));
  if (targets.size !== parts.length) return 'same';
  return compareMoney(total(parts.map((part) => part.amount)), amount) === 0 ? null : 'sum';
}

/** What of a receipt is not in any part yet; below zero where the parts are more. */
export const leftOf = (amount: string, parts: readonly DividedPart[]): string =>
  minus(plus(amount), total(parts.flatMap((part) => (isWhole(part) ? [part.amount] : []))));

const isWhole = ({ amount }: DividedPart): boolean => isWholeAmount(amount, 'zero too');

/**
 * Puts a target beside those of a division: it gets what is left. One that is there already is taken out, and what is left
 * then goes to the last one, so that a single choice always gets everything.
 */
export function toggledTarget(
  amount: string,
  parts: readonly DividedPart[],
  target: ReceiptPartTarget,
): DividedPart[] {
  const isThere = (part: ReceiptPartTarget) =>
    part.loanId === target.loanId && part.customerId === target.customerId;
  if (!parts.some(isThere)) {
    const left = leftOf(amount, parts);
    return [...parts, { ...target, amount: isPositive(left) ? left : '0.00' }];
  }
  const others = parts.filter((part) => !isThere(part));
  const left = leftOf(amount, others);
  return others.map((part, place) =>
    place === others.length - 1 && isPositive(left)
      ? { ...part, amount: plus(part.amount, left) }
      : part,
  );
}
