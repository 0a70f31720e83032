import type { Same } from '../../Same';
import type { books as mn } from '../../mn/frame/books';

/** Whose books a page of the ledger shows. */
export const books = {
  books: {
    lender: 'Lender',
    all: 'All lenders',
    sum_of_all: 'The sum of all lenders',
    of_another: 'Another lender’s books',
  },
} satisfies Same<typeof mn>;
