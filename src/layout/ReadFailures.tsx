import { isCancelledError, useQueryClient, type Query } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { USER_NAMES } from '../dataProviders/userNames';
import { useTellError } from '../dataProviders/useTellError';
import { findManifest } from '../entity/manifests';

/** What a read may say of itself, in its `meta`. */
export interface ReadMeta {
  /** Message key of what could not be had, where the documents have words for it; the catalogue's text is then a second line. */
  failure?: string;
  /** It stands beside the page, and its place says that it could not be had. */
  decorates?: true;
}

/** What decorates a page: a name that is missing is shown as its id, and the bell looks again by itself. */
const DECORATIONS: readonly unknown[] = [USER_NAMES, 'shell', 'tenants'];

/** Somebody looks at it, and nothing else says what became of it: that there is no such record is a page of its own. */
const isTold = (query: Query, error: unknown): boolean =>
  query.getObserversCount() > 0 &&
  !DECORATIONS.includes(query.queryKey[0]) &&
  (query.meta as ReadMeta | undefined)?.decorates !== true &&
  !isCancelledError(error) &&
  (error as { status?: number } | null)?.status !== 404;

/** What the entity says of a list or record that could not be had. */
function declaredFailure({ queryKey: [resource, method] }: Query): string | undefined {
  const failures = findManifest(String(resource))?.failures;
  if (method === 'getList') return failures?.list;
  return method === 'getOne' ? failures?.show : undefined;
}

/**
 * A refusal is about the page itself when it is of a list or record at this address; what else a page would show of other
 * records says so in its own place.
 */
function isOfPage({ queryKey: [resource, method] }: Query, pathname: string): boolean {
  const list = findManifest(String(resource))?.paths.list;
  if (list === undefined || method === 'getMany') return false;
  return `${pathname}/`.startsWith(`${list}/`);
}

/**
 * Tells failed reads by the error catalogue, beside the card that is in place of what was read
 * (docs/domain/calls.md 4.1). Reads that fail of one cause are one toast.
 */
export function ReadFailures() {
  const queryClient = useQueryClient();
  const tellError = useTellError();
  const { pathname } = useLocation();
  useEffect(
    () =>
      queryClient.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error') return;
        const { query, action } = event;
        const { failure } = (query.meta ?? {}) as ReadMeta;
        const isRefused = (action.error as { status?: number } | null)?.status === 403;
        const isOwnBusiness = !isRefused || failure !== undefined || isOfPage(query, pathname);
        if (!isTold(query, action.error) || !isOwnBusiness) return;
        tellError(action.error, { failure: failure ?? declaredFailure(query) });
      }),
    [pathname, queryClient, tellError],
  );
  return null;
}
