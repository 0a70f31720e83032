import { useSyncExternalStore } from 'react';
import { session, type View } from './session';

/** As whom the console is seen; null for the person's own eyes. */
export const useView = (): View | null => useSyncExternalStore(session.subscribe, session.view);
