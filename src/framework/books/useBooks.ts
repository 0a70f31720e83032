import { createContext, use, useMemo } from 'react';
import { BOOKS } from '../../domain/books';

/** Whose books a page shows. */
export interface ChosenBooks {
  /** A lender's alias, or `ALL_BOOKS`; undefined = the person's own lender's. */
  books?: string;
  /** Shows other books: a lender's alias, or `ALL_BOOKS`. Without it there is nothing to choose. */
  choose?: (books: string, options?: { replace?: boolean }) => void;
}

export const BooksContext = createContext<ChosenBooks>({});

/** Whose books the page shows, and how others are chosen. */
export const useBooks = (): ChosenBooks => use(BooksContext);

/** What a call of the ledger carries to get the books that the page shows: nothing for the person's own. */
export function useAskedBooks(): { readonly books?: string } {
  const { books } = useBooks();
  return useMemo(() => (books === undefined ? {} : { books }), [books]);
}

/** An address of another page of the ledger, in the books that this one shows. */
export function useBooksPath(): (path: string | undefined) => string {
  const { books } = useBooks();
  return (path = '') => {
    if (books === undefined || path === '') return path;
    const [address, query = ''] = path.split('?');
    const params = new URLSearchParams(query);
    params.set(BOOKS, books);
    return `${address}?${params.toString()}`;
  };
}
