import { useState, type ReactNode } from 'react';
import { useTranslate } from '../../i18n/useTranslate';
import { formatCount } from '../../domain/formatCount';
import { Button } from '../../ui/Button/Button';
import { CardFoot } from '../../ui/Card/Card';

/** Most rows in the page at once: a file may have thousands. */
const PAGE = 100;

interface Props<R> {
  rows: readonly R[];
  /** Draws the rows of a page. */
  children: (shown: readonly R[]) => ReactNode;
}

/** The rows of a file, a page at a time. */
export function RowPages<R>({ rows, children }: Props<R>) {
  const translate = useTranslate();
  const [wanted, setPage] = useState(0);
  const last = Math.max(0, Math.ceil(rows.length / PAGE) - 1);
  const page = Math.min(wanted, last);
  const shown = rows.slice(page * PAGE, (page + 1) * PAGE);
  return (
    <>
      {children(shown)}
      {last > 0 && (
        <CardFoot as="nav" aria-label={translate('sheet.rows')}>
          <Button disabled={page === 0} onClick={() => setPage(page - 1)}>
            {translate('action.previous')}
          </Button>
          <span role="status">
            {formatCount(page * PAGE + 1)}–{formatCount(page * PAGE + shown.length)} /{' '}
            {formatCount(rows.length)}
          </span>
          <Button disabled={page === last} onClick={() => setPage(page + 1)}>
            {translate('action.next')}
          </Button>
        </CardFoot>
      )}
    </>
  );
}
