import { isCancelledError, useQueryClient, type Query } from '@tanstack/react-query';
import { useEffect } from 'react';
import { USER_NAMES } from '../dataProviders/userNames';
import { useTellError } from '../dataProviders/useTellError';

/** What a read may say of itself, in its `meta`. */
export interface ReadMeta {
  /** Message key of what could not be had, where the documents have words for it; the catalogue's text is then a second line. */
  failure?: string;
}

/** What decorates a page: a name that is missing is shown as its id, and the bell looks again by itself. */
const DECORATIONS: readonly unknown[] = [USER_NAMES, 'shell', 'tenants'];

/** Somebody looks at it, and nothing else says what became of it: that there is no such record is a page of its own. */
const isTold = (query: Query, error: unknown): boolean =>
  query.getObserversCount() > 0 &&
  !DECORATIONS.includes(query.queryKey[0]) &&
  !isCancelledError(error) &&
  (error as { status?: number } | null)?.status !== 404;

/**
 * Tells failed reads by the error catalogue, beside the card that stands in place of what was read
 * (docs/domain/calls.md 4.1). Reads that fail of one cause are one toast.
 */
export function ReadFailures() {
  const queryClient = useQueryClient();
  const tellError = useTellError();
  useEffect(
    () =>
      queryClient.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error') return;
        const { query, action } = event;
        const { failure } = (query.meta ?? {}) as ReadMeta;
        if (isTold(query, action.error)) tellError(action.error, { failure });
      }),
    [queryClient, tellError],
  );
  return null;
}
