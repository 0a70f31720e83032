import { useCallback, useSyncExternalStore } from 'react';
import { subscribeToUserNames, userName } from './userNames';

/** The name of the person behind an id (`createdBy` and the like), the id until it is known; nothing for nobody. */
export function useUserName(id: string | undefined): string {
  const snapshot = useCallback(() => (id ? userName(id) : ''), [id]);
  return useSyncExternalStore(subscribeToUserNames, snapshot);
}
