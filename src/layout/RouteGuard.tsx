import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { allows } from '../auth/access';
import { useGranted } from '../auth/useGranted';
import { routeFor } from '../resources/routes';
import { AccessDenied } from './pages/AccessDenied';
import { NotFound } from './pages/NotFound';

/**
 * Lets a page through only when the person may open its route: decided at once from the rights in memory, so nothing
 * flickers and no data is asked for without the right (docs/domain/identity.md 1.3). Unknown addresses are not found.
 */
export function RouteGuard({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const granted = useGranted();
  const route = routeFor(pathname);
  if (!route) return <NotFound />;
  if (route.access.length > 0 && !allows(granted, route.access))
    return <AccessDenied needed={route.access} />;
  return children;
}
