import { hosted, ownPath } from '../domain/place';

/**
 * The one path that is registered at the provider for the way back. keycloak-js would return to any address, and each
 * would have to be registered, with the personal data that filters put into it; so where the person wanted to go stays
 * in session storage instead.
 */
export const CALLBACK_PATH = hosted('/auth-callback');

/** All addresses here are those of the host. */
const HOME = hosted('/');

const KEY = 'urtuu.returnTo';

/** Remembers where the person wanted to go, before leaving for the identity provider. */
export function keepReturnTo(address: string = here()): void {
  if (!isOwnPath(address)) return;
  try {
    sessionStorage.setItem(KEY, address);
  } catch {
    // Without storage the person lands on the home page.
  }
}

/**
 * Where the person wanted to go, once.
 * @param isKnown whether the console has such a path
 */
export function takeReturnTo(isKnown: (pathname: string) => boolean = () => true): string {
  let address: string | null = null;
  try {
    address = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
  } catch {
    return HOME;
  }
  if (!address || !isOwnPath(address)) return HOME;
  return isKnown(ownPath(new URL(address, window.location.origin).pathname)) ? address : HOME;
}

/** A path of this console: same origin whatever a browser makes of it, and not the callback itself. */
export function isOwnPath(address: string): boolean {
  if (!/^\/(?![/\\])/.test(address) || /[\\\u0000-\u0020\u007f]/.test(address)) return false;
  const { origin, pathname } = new URL(address, window.location.origin);
  return (
    origin === window.location.origin && !pathname.startsWith('//') && pathname !== CALLBACK_PATH
  );
}

const here = (): string => window.location.pathname + window.location.search + window.location.hash;

/** Where the person wanted to go, without forgetting it; undefined when that is nowhere else. */
export function peekReturnTo(): string | undefined {
  try {
    return sessionStorage.getItem(KEY)?.split(/[?#]/)[0];
  } catch {
    return undefined;
  }
}
