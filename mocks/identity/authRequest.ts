import { CLIENT, issuerOf, isOwnAddress } from './Provider';

/** A checked request to the authorization end point. */
export interface AuthRequest {
  /** The query as it came, to be carried through the provider's forms. */
  query: string;
  clientId: string;
  redirectUri: string;
  responseMode: 'query' | 'fragment';
  scope: string;
  state?: string;
  nonce?: string;
  challenge: string;
  /** `none` asks for no page at all, `login` for a new sign-in. */
  prompt?: string;
  loginHint?: string;
  /** Keycloak's application-initiated action, `UPDATE_PASSWORD` or `CONFIGURE_TOTP`. */
  action?: string;
}

/** Why a request is refused: on a page when the return address cannot be trusted, else by redirect. */
export type AuthProblem =
  | { shown: 'badClient' | 'badRedirect' }
  | { request: AuthRequest; error: string; description: string };

/** Reads and checks the parameters of the authorization end point (RFC 6749 §4.1.1, RFC 7636 §4.3). */
export function readAuthRequest(request: Request): AuthRequest | AuthProblem {
  const { searchParams, search } = new URL(request.url);
  const get = (name: string) => searchParams.get(name) ?? undefined;
  const clientId = get('client_id');
  const redirectUri = get('redirect_uri');
  if (clientId !== CLIENT) return { shown: 'badClient' };
  if (redirectUri === undefined || !isOwnAddress(request, redirectUri)) {
    return { shown: 'badRedirect' };
  }
  const mode = get('response_mode');
  const challenge = get('code_challenge') ?? '';
  const read: AuthRequest = {
    query: search,
    clientId,
    redirectUri,
    responseMode: mode === 'fragment' ? 'fragment' : 'query',
    scope: get('scope') ?? 'openid',
    state: get('state'),
    nonce: get('nonce'),
    challenge,
    prompt: get('prompt'),
    loginHint: get('login_hint'),
    action: get('kc_action'),
  };
  const problem = (error: string, description: string) => ({ request: read, error, description });
  if (mode !== undefined && mode !== 'query' && mode !== 'fragment') {
    return problem('invalid_request', 'Invalid parameter: response_mode');
  }
  if (get('response_type') !== 'code') {
    return problem('unsupported_response_type', 'Only the response type code is supported');
  }
  if (get('code_challenge_method') !== 'S256' || !/^[\w-]{43}$/.test(challenge)) {
    return problem('invalid_request', 'Missing parameter: code_challenge (S256)');
  }
  return read;
}

/** The return address with the answer in its query or fragment, as the request wants it. */
export function answerTo(
  request: Request,
  { redirectUri, responseMode, state }: AuthRequest,
  answer: Readonly<Record<string, string>>,
): string {
  const target = new URL(redirectUri, new URL(request.url).origin);
  const parameters = new URLSearchParams({
    ...(state === undefined ? {} : { state }),
    ...answer,
    iss: issuerOf(request),
  });
  if (responseMode === 'fragment') target.hash = parameters.toString();
  else for (const [name, value] of parameters) target.searchParams.append(name, value);
  return target.href;
}
