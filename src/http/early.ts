/** What of the page's first rows a tab keeps for its next load, in session storage. */
export interface Opening {
  /** Path and query of the page. */
  page: string;
  /** Address of the call that answers with its rows. */
  address: string;
}

/** A call that was sent before the program was there (`askEarly`). */
export interface EarlyCall {
  address: string;
  headers: Headers;
  traceId: string;
  control: AbortController;
  answer: Promise<Response>;
}

declare global {
  interface Window {
    urtuuEarly?: EarlyCall;
  }
}

/** Session storage key of the authentication state. */
export const SESSION_KEY = 'urtuu.session';

/** Session storage key of the `Opening`. */
export const OPENING_KEY = 'urtuu.opening';

/** Headers that say who asks and in which words: with others it is another call. */
const ASKER = ['Authorization', 'Accept-Language', 'X-Client'];

/**
 * The call that is under way already, once, when it is the very call that would be sent now; a call that differs is given
 * up.
 */
export function takeEarly(address: string, headers: Headers): EarlyCall | undefined {
  const early = globalThis.window?.urtuuEarly;
  if (early?.address !== address) return undefined;
  delete window.urtuuEarly;
  if (ASKER.every((name) => early.headers.get(name) === headers.get(name))) return early;
  early.control.abort();
  return undefined;
}

/** Keeps which call answers with the rows of a page. */
export function keepOpening(opening: Opening): void {
  try {
    sessionStorage.setItem(OPENING_KEY, JSON.stringify(opening));
  } catch {
    // Full or closed storage: the next load asks later.
  }
}
