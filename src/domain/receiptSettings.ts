// Part of `settings.ts`, through which it is read.

/** Electronic receipts of the tax service (docs/domain/money.md 8). */
export const RECEIPT = {
  /** Value added tax within a taxable amount: this many parts of all. [S] 10 of 110 */
  vatParts: '10',
  allParts: '110',
  /** Digits of the unique number that the tax service gives (ДДТД). [E] POS API 3.0 */
  ddtdDigits: 33,
  /** Most fees on one receipt. [R] */
  linesMax: 20,
  /** Days behind today that the list of fees to be sent begins with. [R] */
  openDays: 30,
} as const;
