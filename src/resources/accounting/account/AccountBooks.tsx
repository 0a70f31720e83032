import { useRecordContext } from 'ra-core';
import { useEffect } from 'react';
import { useSession } from '../../../auth/useSession';
import type { RecordOf } from '../../../entity/entity';
import { useBooks } from '../../../framework/books/useBooks';
import type accounts from './account.entity';

/**
 * A holder's account that the person's own books do not have is answered in those of its lender: the page says so, and its
 * statement and curve are of the same books.
 */
export function AccountBooks() {
  const record = useRecordContext<RecordOf<typeof accounts>>();
  const own = useSession()?.user.tenantAlias;
  const { books, choose } = useBooks();
  const lender = books === undefined && record?.tenant !== own ? record?.tenant : undefined;
  useEffect(() => {
    if (lender) choose?.(lender, { replace: true });
  }, [choose, lender]);
  return null;
}
