import type { EarlyCall, Opening } from './early';

/** What `askEarly` cannot import. */
export interface EarlyNames {
  /** Keys of session and local storage. */
  opening: string;
  session: string;
  locale: string;
  /** Value of the header `X-Client`. */
  client: string;
  /** Validity that a token must have left, s. */
  validity: number;
}

/**
 * Sends the call for the rows that this tab showed last at this address, before the program is there: a reload then has
 * its rows when its page is drawn, and on a slow line they come beside the program and not after it. Only with a token
 * that is still valid, to the address that the program itself asked; the program takes the answer when it would send the
 * same call (`takeEarly`).
 *
 * A script of its own in the page (`scripts/openingScript.ts`), made from this function's text: it imports nothing.
 */
export function askEarly(names: EarlyNames): void {
  try {
    const kept = (key: string) => JSON.parse(sessionStorage.getItem(key) ?? 'null') as unknown;
    const opening = kept(names.opening) as Opening | null;
    const session = kept(names.session) as { accessToken: string; expiresAt: number } | null;
    if (opening?.page !== location.pathname + location.search) return;
    if (!session || session.expiresAt < Date.now() + names.validity * 1000) return;
    const random = (bytes: number) =>
      [...crypto.getRandomValues(new Uint8Array(bytes))]
        .map((byte) => byte.toString(16).padStart(2, '0'))
        .join('');
    const traceId = random(16);
    const headers = new Headers({
      Accept: 'application/json',
      'X-Client': names.client,
      Authorization: `Bearer ${session.accessToken}`,
      'Accept-Language': localStorage.getItem(names.locale) ?? 'mn',
      traceparent: `00-${traceId}-${random(8)}-01`,
    });
    const control = new AbortController();
    const answer = fetch(opening.address, {
      headers,
      signal: control.signal,
      cache: 'no-store',
      credentials: 'omit',
      redirect: 'error',
    });
    // Whoever takes the call sees that it failed.
    answer.catch(() => undefined);
    const early: EarlyCall = { address: opening.address, headers, traceId, control, answer };
    window.urtuuEarly = early;
  } catch {
    // Closed or foreign storage: the program asks when it is there.
  }
}
