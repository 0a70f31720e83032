import type { Markup } from './html';

type Framing = 'none' | 'self';

/** Forms of the provider post to itself only; its frames may be shown by the console, its pages by nobody. */
const policy = (framing: Framing) =>
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; " +
  `connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors '${framing}'`;

/** An HTML page of the provider with its own security headers. */
export function page(markup: Markup, status = 200, framing: Framing = 'none'): Response {
  return new Response(`<!doctype html>\n${markup.text}`, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': policy(framing),
      'X-Frame-Options': framing === 'none' ? 'DENY' : 'SAMEORIGIN',
      'X-Content-Type-Options': 'nosniff',
      // Not 'no-referrer': browsers would hide the origin of the provider's own forms as well.
      'Referrer-Policy': 'same-origin',
    },
  });
}

/** A JSON answer that is never stored. */
export function json(body: unknown, status = 200): Response {
  return Response.json(body, {
    status,
    headers: { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' },
  });
}

/** An OAuth error as JSON (RFC 6749 §5.2). */
export const oauthError = (error: string, description: string, status = 400): Response =>
  json({ error, error_description: description }, status);

/** A redirect (302) with cookies. */
export function redirect(location: string, cookies: readonly string[] = []): Response {
  const headers = new Headers({ Location: location, 'Cache-Control': 'no-store' });
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return new Response(null, { status: 302, headers });
}

/** The answer with further cookies. */
export function withCookies(response: Response, cookies: readonly string[]): Response {
  for (const cookie of cookies) response.headers.append('Set-Cookie', cookie);
  return response;
}
