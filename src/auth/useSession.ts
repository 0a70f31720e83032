import { useSyncExternalStore } from 'react';
import { session, type Session } from './session';

/** Who is signed in; null for nobody. */
export const useSession = (): Session | null =>
  useSyncExternalStore(session.subscribe, session.get);
