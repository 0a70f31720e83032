import { useListContext } from 'ra-core';
import { useCallback, useEffect, useId, type ReactNode } from 'react';
import { useTranslate } from '../../i18n/useTranslate';
import { LIST } from '../../domain/settings';
import { formatCount } from '../../domain/formatCount';
import { whenIdle } from '../../ui/whenIdle';
import { usePrefetchList } from './usePrefetchList';
import { Actions } from '../../ui/Page/Page';
import styles from './ListFooter.module.css';
import { Select } from '../../ui/Input/Input';
import { CardFoot } from '../../ui/Card/Card';

/** Pages around the current one, with 0 for a gap: 1 … 4 5 6 … 20. */
export function pageWindow(page: number, pages: number): number[] {
  const near = [1, page - 1, page, page + 1, pages].filter((n) => n >= 1 && n <= pages);
  const sorted = [...new Set(near)].sort((a, b) => a - b);
  return sorted.flatMap((n, i) => (i > 0 && n - sorted[i - 1] > 1 ? [0, n] : [n]));
}

/**
 * Page navigation, page size, and "x to y of total" (docs/domain/interface.md 4.1); while rows are ticked, what can be done
 * with them stands in the place of the latter two, so that no row moves. Its numbers are plain elements, like the rows that
 * they are drawn with.
 */
export function ListFooter({ children }: { children?: ReactNode }) {
  const { page, perPage, total, setPage, setPerPage, isPending, error, hasNextPage, selectedIds } =
    useListContext();
  const translate = useTranslate();
  const select = useId();
  const prefetchList = usePrefetchList();
  const prefetch = useCallback(() => {
    if (hasNextPage) prefetchList({ page: page + 1 });
  }, [hasNextPage, page, prefetchList]);

  useEffect(() => whenIdle(prefetch), [prefetch]);

  if (isPending || error || !total) return null;
  const pages = Math.ceil(total / perPage);
  const range = {
    offsetBegin: formatCount((page - 1) * perPage + 1),
    offsetEnd: formatCount(Math.min(page * perPage, total)),
    total: formatCount(total),
  };

  return (
    <CardFoot className={styles.foot} data-no-print data-part="list-foot">
      {children}
      {!(children && selectedIds.length > 0) && (
        <>
          <label htmlFor={select}>
            {translate('ra.navigation.page_rows_per_page')}
            <Select
              id={select}
              value={perPage}
              onChange={(event) => setPerPage(Number(event.target.value))}
            >
              {LIST.pageSizes.map((size) => (
                <option key={size} value={size}>
                  {size}
                </option>
              ))}
            </Select>
          </label>
          <span aria-live="polite">{translate('ra.navigation.page_range_info', range)}</span>
        </>
      )}
      <Actions
        as="nav"
        aria-label={translate('list.pages')}
        onMouseEnter={prefetch}
        onFocus={prefetch}
      >
        <button
          type="button"
          className={styles.page}
          disabled={page <= 1}
          aria-label={translate('ra.navigation.previous')}
          onClick={() => setPage(page - 1)}
        >
          ‹
        </button>
        {pageWindow(page, pages).map((number, index) =>
          number === 0 ? (
            <span key={`gap-${index}`}>…</span>
          ) : (
            <button
              type="button"
              key={number}
              className={styles.page}
              aria-current={number === page ? 'page' : undefined}
              aria-label={translate('ra.navigation.page', { page: number })}
              onClick={() => setPage(number)}
            >
              {number}
            </button>
          ),
        )}
        <button
          type="button"
          className={styles.page}
          disabled={page >= pages}
          aria-label={translate('ra.navigation.next')}
          onClick={() => setPage(page + 1)}
        >
          ›
        </button>
      </Actions>
    </CardFoot>
  );
}
