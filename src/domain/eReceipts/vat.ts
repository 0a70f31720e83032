import Big from 'big.js';
import { rounded, total, ZERO } from '../lending/amounts';
import { RECEIPT } from '../settings';

/** One line of a receipt. */
export interface ReceiptLine {
  /** With the tax in it; decimal string. */
  amount: string;
  /** Interest and most fees of loans are free of value added tax; the person says so line by line. */
  isTaxable: boolean;
}

/** What a receipt comes to; decimal strings. */
export interface ReceiptSums {
  total: string;
  /** Σ of the taxable lines. */
  taxable: string;
  vat: string;
}

/** The value added tax within an amount, half up to 0.01: 1 100.00 → 100.00 (docs/domain/money.md 8.2). */
export const vatOf = ({ amount, isTaxable }: ReceiptLine): string =>
  isTaxable ? rounded(new Big(amount).times(RECEIPT.vatParts).div(RECEIPT.allParts)) : ZERO;

/** Sums of a receipt; its tax is that of its lines, so that they add up as they are shown. */
export const receiptSums = (lines: readonly ReceiptLine[]): ReceiptSums => ({
  total: total(lines.map(({ amount }) => amount)),
  taxable: total(lines.filter(({ isTaxable }) => isTaxable).map(({ amount }) => amount)),
  vat: total(lines.map(vatOf)),
});
