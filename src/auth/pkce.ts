const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/** A new secret for one sign-in, 43 characters (RFC 7636 §4.1). */
export const newVerifier = (): string => base64url(crypto.getRandomValues(new Uint8Array(32)));

/** What the authorization end point is told of the secret: method `S256` (RFC 7636 §4.2). */
export async function challengeOf(verifier: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return base64url(new Uint8Array(digest));
}
