import { useEffect, useMemo, type ReactNode } from 'react';
import { useNavigationType, useSearchParams } from 'react-router-dom';
import { useSession } from '../../auth/useSession';
import { isMainTenant } from '../../config/config';
import { BOOKS } from '../../domain/books';
import { PageStack } from '../../ui/Page/Page';
import { BooksChooser } from './BooksChooser';
import { BooksContext, type ChosenBooks } from './useBooks';

/** The books of the page of the ledger that was shown last: a link to another one opens the same. */
let last: string | undefined;

/**
 * A page of the ledger, in the books of one lender: the person's own first. Whoever sees all lenders chooses others, or those
 * of all together; the address says so, and the way from one page of the ledger to the next takes it along. An address that
 * says nothing is the person's own when it is opened, reloaded or gone back to.
 */
export function BooksScope({ children }: { children: ReactNode }) {
  const own = useSession()?.user.tenantAlias ?? undefined;
  return own && isMainTenant(own) ? <Choosing own={own}>{children}</Choosing> : children;
}

function Choosing({ own, children }: { own: string; children: ReactNode }) {
  const [params, setParams] = useSearchParams();
  const arrival = useNavigationType();
  const inAddress = params.get(BOOKS) ?? undefined;
  const said = inAddress ?? (arrival === 'POP' ? undefined : last);
  const books = said === own ? undefined : said;
  useEffect(() => {
    last = books;
    if (inAddress === books) return;
    setParams((now) => withBooks(now, books), { replace: true });
  }, [books, inAddress, setParams]);
  const value = useMemo(
    (): ChosenBooks => ({
      books,
      choose: (chosen, options) => {
        last = chosen === own ? undefined : chosen;
        setParams((now) => {
          const next = withBooks(now, last);
          // Other books have other pages.
          next.delete('page');
          return next;
        }, options);
      },
    }),
    [books, own, setParams],
  );
  return (
    <BooksContext value={value}>
      <PageStack>
        <BooksChooser own={own} />
        {children}
      </PageStack>
    </BooksContext>
  );
}

/** The same query for other books. */
function withBooks(query: URLSearchParams, books: string | undefined): URLSearchParams {
  const next = new URLSearchParams(query);
  if (books === undefined) next.delete(BOOKS);
  else next.set(BOOKS, books);
  return next;
}
