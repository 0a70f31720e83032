/** Books what the rooms do not book by themselves (docs/domain/money.md 4.5). */
export const CORRECT_BOOKS = ['accounting:correct', 'cgw-bank-income:access'] as const;
