import { useSyncExternalStore } from 'react';
import { session } from './session';

/** Realm roles and permissions of the person; a new set, and a new drawing, when they change. */
export const useGranted = (): ReadonlySet<string> =>
  useSyncExternalStore(session.subscribe, session.granted);
