import { SIGN_IN } from '../domain/settings';
import { challengeOf, newVerifier } from './pkce';
import { within } from './within';

/** Whom to ask, and as whom. */
export interface SilentCheck {
  /** Base address of the realm, absolute, without a slash at its end. */
  realmUrl: string;
  clientId: string;
}

/** The tokens of a session at the provider, as keycloak-js's `init` takes them. */
export interface FoundTokens {
  token: string;
  refreshToken: string;
  idToken: string;
  /** Seconds by which the browser's clock is ahead of the provider's. */
  timeSkew: number;
}

/**
 * Looks for a session at the provider in a hidden frame, with code, PKCE, state and nonce. keycloak-js could do so
 * itself, but gives its frames a `sandbox` that browsers warn of (decisions 23).
 * @returns undefined when the provider knows nobody here
 * @throws Error when there is no answer within `SIGN_IN.probeMs` for each of the two questions, or a wrong one
 */
export async function silentCheck(check: SilentCheck): Promise<FoundTokens | undefined> {
  const redirectUri = `${window.location.origin}/silent-check-sso.html`;
  const state = crypto.randomUUID();
  const nonce = crypto.randomUUID();
  const verifier = newVerifier();
  const question = new URLSearchParams({
    client_id: check.clientId,
    redirect_uri: redirectUri,
    state,
    nonce,
    response_mode: 'fragment',
    response_type: 'code',
    scope: 'openid',
    prompt: 'none',
    code_challenge: await challengeOf(verifier),
    code_challenge_method: 'S256',
  });
  const answer = await askInFrame(`${check.realmUrl}/protocol/openid-connect/auth?${question}`);
  if (answer.get('state') !== state) throw new Error('The answer is to another question.');
  const code = answer.get('code');
  if (!code) return undefined;
  const found = await redeem(check, { code, redirect_uri: redirectUri, code_verifier: verifier });
  if (claimsOf(found.idToken).nonce !== nonce) throw new Error('The token is for somebody else.');
  return found;
}

/** The parameters with which the provider sends a hidden frame back to the page that hands them on. */
async function askInFrame(address: string): Promise<URLSearchParams> {
  const frame = document.createElement('iframe');
  const hearing = new AbortController();
  const answered = new Promise<string>((resolve) => {
    const hear = ({ origin, source, data }: MessageEvent<unknown>) => {
      const isOurs = origin === window.location.origin && source === frame.contentWindow;
      if (isOurs && typeof data === 'string') resolve(data);
    };
    window.addEventListener('message', hear, { signal: hearing.signal });
  });
  frame.hidden = true;
  frame.src = address;
  document.body.append(frame);
  try {
    const { hash } = new URL(await within(SIGN_IN.probeMs, answered));
    return new URLSearchParams(hash.slice(1));
  } finally {
    hearing.abort();
    frame.remove();
  }
}

async function redeem(
  { realmUrl, clientId }: SilentCheck,
  grant: Readonly<Record<string, string>>,
): Promise<FoundTokens> {
  const asked = Date.now();
  const answer = await fetch(`${realmUrl}/protocol/openid-connect/token`, {
    method: 'POST',
    // As keycloak-js asks: a cluster of providers finds the session by its cookie.
    credentials: 'include',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: clientId,
      ...grant,
    }),
    signal: AbortSignal.timeout(SIGN_IN.probeMs),
  });
  if (!answer.ok) throw new Error(`The code was refused with ${answer.status}.`);
  const {
    access_token: token,
    refresh_token: refreshToken,
    id_token: idToken,
  } = (await answer.json()) as Record<string, unknown>;
  if (!isText(token) || !isText(refreshToken) || !isText(idToken))
    throw new Error('A token is missing.');
  const now = (asked + Date.now()) / 2;
  return {
    token,
    refreshToken,
    idToken,
    timeSkew: Math.floor(now / 1000) - Number(claimsOf(token).iat),
  };
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** What a token says. Its signature is not checked: it came from the provider itself. */
function claimsOf(token: string): { nonce?: unknown; iat?: unknown } {
  const payload = token.split('.')[1].replaceAll('-', '+').replaceAll('_', '/');
  return JSON.parse(atob(payload)) as { nonce?: unknown; iat?: unknown };
}
