import { useSyncExternalStore } from 'react';
import { authStatus, type AuthStatus } from './status';

/** State of the sign-in; the App shows its pages while it is `ready` or `lost`. */
export const useAuthStatus = (): AuthStatus =>
  useSyncExternalStore(authStatus.subscribe, authStatus.get);
