/** Names in a page's address and in a gateway's call whose books are asked for (docs/domain/money.md 2.4). */
export const BOOKS = 'books';

/** Asks for the books of every lender together; a lender's alias asks for its own. */
export const ALL_BOOKS = 'all';
