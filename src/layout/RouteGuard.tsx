import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { allows } from '../auth/access';
import { useGranted } from '../auth/useGranted';
import { findManifest } from '../entity/manifests';
import { lazyPage } from '../framework/lazyPage';
import { useRules } from '../framework/useMayWrite';
import { routeFor, type RouteKind } from '../resources/routes';
import { AccessDenied } from './pages/AccessDenied';
import { NotFound } from '../framework/parts/NotFound';

/** Comes with the first page of the books: no other page needs it. */
const BooksScope = lazyPage(() => import('../framework/books/BooksScope'), 'BooksScope');

/** Pages that are there to write alone: without the say over what all lenders share they are of no use. */
const WRITING: ReadonlySet<RouteKind> = new Set(['create', 'edit']);

/**
 * Lets a page through only when the person may open its route: decided at once from the rights in memory, so nothing
 * flickers and no data is asked for without the right (docs/domain/identity.md 1.3). Unknown addresses are not found.
 */
export function RouteGuard({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const granted = useGranted();
  const rules = useRules();
  const route = routeFor(pathname);
  if (!route) return <NotFound />;
  if (route.access.length > 0 && !allows(granted, route.access))
    return <AccessDenied needed={route.access} />;
  const written = WRITING.has(route.kind) ? findManifest(route.resource ?? '') : undefined;
  if (written && !rules(written)) return <AccessDenied isRuled />;
  return route.books ? <BooksScope>{children}</BooksScope> : children;
}
