/** Sees the bank's money and puts it where it belongs (docs/domain/money.md 4). */
export const BANK_INCOME = 'cgw-bank-income:access';

/** Books what the rooms do not book by themselves (docs/domain/money.md 4.5). */
export const CORRECT_BOOKS = ['accounting:correct', 'cgw-bank-income:access'] as const;

/** Works on fraud cases. */
export const FRAUD = 'wa-fraud:list';
