import { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { RouterProvider, createBrowserRouter } from 'react-router-dom';
import { App } from './App';
import { allows } from './auth/access';
import { createAuthProvider } from './auth/authProvider';
import { startIdleWatch } from './auth/idle';
import { primeAccess } from './auth/primeAccess';
import { session } from './auth/session';
import { onSignOut } from './auth/signOut';
import { useAuthStatus } from './auth/useAuthStatus';
import { openingParams, prefetchListPage } from './framework/list/listQuery';
import { clearPrivateFilters } from './framework/list/privateFilters';
import { keptOpening } from './framework/list/savedViews';
import { createDataProvider } from './dataProviders';
import { hosted } from './domain/place';
import { addressIn } from './entity/addressIn';
import { accessOf, findManifest } from './entity/manifests';
import { loadListedEntity } from './framework/loadEntity';
import type { ResourceName } from './i18n/Catalogue';
import { AuthStatusPage } from './layout/start/AuthStatusPage';
import { preferences } from './preferences';

export { preloadPage } from './framework/resourceProps';

const queryClient = new QueryClient({
  defaultOptions: {
    // The HTTP client retries what may be retried; nothing is queued while offline (docs/domain/calls.md 2.2, 3.5).
    queries: { retry: false, networkMode: 'always', refetchOnWindowFocus: false },
    mutations: { retry: false, networkMode: 'always' },
  },
});

const dataProvider = createDataProvider({
  addressOf: (resource) => {
    const manifest = findManifest(resource);
    return manifest && addressIn(manifest);
  },
});

/**
 * Makes the console's router, once, when the configuration is there. A data router: react-admin cannot guard
 * unsaved changes without one.
 */
export function createConsole() {
  const authProvider = createAuthProvider({ accessOf });
  primeAccess(queryClient, accessOf);
  onSignOut(() => {
    queryClient.clear();
    clearPrivateFilters();
  });
  const element = (
    <App authProvider={authProvider} dataProvider={dataProvider} queryClient={queryClient} />
  );
  const router = createBrowserRouter([{ path: '*', element }], { basename: hosted('/') });
  return drawingAtOnce(router);
}

/**
 * A change of the query alone (another page, order or filter of a list, whose rows are often there already) is drawn in
 * one go: as a transition it would be drawn in slices, over four or five frames.
 */
function drawingAtOnce(router: ReturnType<typeof createBrowserRouter>) {
  const { subscribe } = router;
  router.subscribe = (listener) => {
    let { pathname } = router.state.location;
    return subscribe((state, options) => {
      const stays = state.location.pathname === pathname;
      ({ pathname } = state.location);
      listener(state, { ...options, flushSync: options.flushSync || stays });
    });
  };
  return router;
}

/**
 * Asks for the first rows of the list that an address opens while its page is still being drawn. Nothing is asked for that
 * the person may not see; a list with a page of its own asks for what it shows itself.
 */
export async function prefetchRows(name: ResourceName): Promise<void> {
  if (!allows(session.granted(), accessOf(name, 'list'))) return;
  const { search } = window.location;
  const { entity, pages } = await loadListedEntity(name);
  if (!pages.List)
    void prefetchListPage(
      queryClient,
      dataProvider,
      name,
      openingParams(keptOpening(entity, preferences), search),
    );
}

/** What is on screen for each state of the sign-in. A lost session keeps the page: nothing typed is lost. */
export function Root({ router }: { router: ReturnType<typeof createConsole> }) {
  const status = useAuthStatus();
  const working = status.kind === 'ready' || status.kind === 'lost';

  useEffect(() => (working ? startIdleWatch() : undefined), [working]);

  return working ? (
    <RouterProvider router={router} future={{ v7_startTransition: true }} />
  ) : (
    <AuthStatusPage status={status} />
  );
}
