import type { Same } from '../../Same';
import type { books as mn } from '../../mn/frame/books';

/** Whose books a page of the ledger shows. */
export const books = {
  books: {
    lender: 'Кредитор',
    all: 'Все кредиторы',
    sum_of_all: 'Сумма по всем кредиторам',
    of_another: 'Книги другого кредитора',
  },
} satisfies Same<typeof mn>;
