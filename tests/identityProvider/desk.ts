import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { createIdentityProvider, type IdentityProvider } from '../../mocks/identity';

export const ORIGIN = 'http://localhost:4000';
export const OIDC = `${ORIGIN}/realms/urtuu/protocol/openid-connect`;
export const LOGIN = `${ORIGIN}/realms/urtuu/login-actions/authenticate`;
export const VERIFIER = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
/** The challenge of this verifier as RFC 7636, appendix B, has it. */
export const CHALLENGE = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';

export let provider: IdentityProvider;

/** A provider for the tests of a file, as new before each of them. Call it at the top of the file. */
export function provideIdentity(): void {
  beforeAll(() => {
    provider = createIdentityProvider();
  });
  beforeEach(() => {
    provider.control.reset();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
}

export const query = (changes: Record<string, string> = {}) =>
  new URLSearchParams({
    client_id: 'urtuu-console',
    redirect_uri: `${ORIGIN}/auth-callback`,
    response_type: 'code',
    response_mode: 'fragment',
    scope: 'openid',
    state: 'state-1',
    nonce: 'nonce-1',
    code_challenge: CHALLENGE,
    code_challenge_method: 'S256',
    ...changes,
  });

export async function send(url: string, init: RequestInit = {}): Promise<Response> {
  const answer = await provider.handle(new Request(url, init));
  if (!answer) throw new Error(`not answered: ${url}`);
  return answer;
}

export const post = (
  url: string,
  form: Record<string, string>,
  headers: Record<string, string> = {},
) => send(url, { method: 'POST', body: new URLSearchParams(form), headers });

export const authorize = (changes?: Record<string, string>, cookie = '') =>
  send(`${OIDC}/auth?${query(changes)}`, { headers: { cookie } });

export const cookiesOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');

export const fragmentOf = (answer: Response) => {
  const location = new URL(answer.headers.get('location') ?? '');
  return Object.fromEntries(new URLSearchParams(location.hash.slice(1)));
};

export async function signIn(username: string, changes?: Record<string, string>) {
  const answer = await post(`${LOGIN}?${query(changes)}`, { username, password: 'demo' });
  return { answer, cookie: cookiesOf(answer), code: fragmentOf(answer).code ?? '' };
}

export const redeem = (code: string, changes: Record<string, string> = {}) =>
  post(`${OIDC}/token`, {
    grant_type: 'authorization_code',
    client_id: 'urtuu-console',
    redirect_uri: `${ORIGIN}/auth-callback`,
    code,
    code_verifier: VERIFIER,
    ...changes,
  });

export const refresh = (token: string) =>
  post(`${OIDC}/token`, {
    grant_type: 'refresh_token',
    client_id: 'urtuu-console',
    refresh_token: token,
  });

export async function tokensFor(username: string) {
  const { code, cookie } = await signIn(username);
  const tokens = await (await redeem(code)).json();
  return { ...tokens, cookie } as Record<string, string> & { cookie: string };
}
