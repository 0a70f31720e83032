import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { allows } from './access';
import type { AccessOf } from './authProvider';
import { session } from './session';

/**
 * Answers react-admin's questions about rights at the moment they are asked, before the first drawing. The auth provider
 * answers by promises: without this, menus and buttons would appear one after the other. Keys as in ra-core 5.15: `['auth', 'canAccess', { action, resource, … }]` for one resource,
 * `['auth', 'canAccess', resources, action, record]` for several.
 * @returns a function that ends it
 */
export function primeAccess(queryClient: QueryClient, accessOf: AccessOf): () => void {
  const answer = (queryKey: QueryKey) => answerTo(queryKey, accessOf);
  queryClient.setQueryDefaults(['auth'], {
    staleTime: Infinity,
    retry: false,
    networkMode: 'always',
  });
  const cache = queryClient.getQueryCache();

  const stopCache = cache.subscribe(({ type, query }) => {
    if (type !== 'added' || query.queryKey[0] !== 'auth') return;
    const value = answer(query.queryKey as QueryKey);
    if (value !== undefined) query.setData(value);
  });
  const stopSession = session.subscribe(() => {
    for (const query of cache.findAll({ queryKey: ['auth'] })) {
      const value = answer(query.queryKey);
      if (value !== undefined) query.setData(value);
    }
  });
  return () => {
    stopCache();
    stopSession();
  };
}

/** undefined = react-admin must ask the auth provider. */
function answerTo([, question, first, second]: QueryKey, accessOf: AccessOf): unknown {
  const current = session.get();
  if (!current) return undefined;
  const can = (resource: string, action: string) =>
    allows(session.granted(), accessOf(resource, action));
  switch (question) {
    case 'checkAuth':
      return true;
    case 'getIdentity':
      return { id: current.user.id, fullName: current.user.fullName };
    case 'getPermissions':
      return [...session.granted()];
    case 'canAccess': {
      if (Array.isArray(first)) {
        return Object.fromEntries(
          first.map((resource: string) => [resource, can(resource, String(second))]),
        );
      }
      const { resource, action } = first as { resource: string; action: string };
      return can(resource, action);
    }
    default:
      return undefined;
  }
}
