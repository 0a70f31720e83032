import { createHash, randomUUID } from 'node:crypto';
import { json, oauthError } from './answers';
import { CLIENT, formOf, issuerOf, type Provider } from './Provider';
import type { AuthSession } from './sessions';

const s256 = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');

/** A session that goes on, with its person as the account is now: other roles take effect with the next token. */
async function presentSession(provider: Provider, id: string): Promise<AuthSession | undefined> {
  const session = provider.sessions.get(id);
  if (!session) return undefined;
  const account = await provider.accountOf(session.person.username);
  if (!account?.enabled) {
    provider.sessions.end(id);
    return undefined;
  }
  session.person = account.person;
  return session;
}

/** Redeems an authorization code. A code is good for one try, whatever comes of it. */
async function redeemCode(provider: Provider, request: Request, form: URLSearchParams) {
  const code = provider.sessions.redeem(form.get('code') ?? '');
  if (!code) return oauthError('invalid_grant', 'Code not valid');
  if (code.clientId !== form.get('client_id')) {
    return oauthError('invalid_grant', 'Auth error');
  }
  if (code.redirectUri !== form.get('redirect_uri')) {
    return oauthError('invalid_grant', 'Incorrect redirect_uri');
  }
  if (code.challenge !== s256(form.get('code_verifier') ?? '')) {
    return oauthError('invalid_grant', 'PKCE verification failed: Code mismatch');
  }
  const session = await presentSession(provider, code.sessionId);
  if (!session) return oauthError('invalid_grant', 'Session not active');
  const { clientId, scope, nonce } = code;
  const issuer = issuerOf(request);
  return json(
    await provider.tokens.issue({
      session,
      family: randomUUID(),
      issuer,
      clientId,
      scope,
      nonce,
    }),
  );
}

/**
 * Trades a refresh token for the next one. Every sign-in of a tab has its own chain, so two tabs do not
 * disturb each other; a token used twice ends the whole session, because one of its holders is a thief.
 */
async function refresh(provider: Provider, request: Request, form: URLSearchParams) {
  let claims;
  try {
    claims = await provider.tokens.readRefresh(form.get('refresh_token') ?? '');
  } catch {
    return oauthError('invalid_grant', 'Invalid refresh token');
  }
  const session = await presentSession(provider, String(claims.sid));
  if (!session) return oauthError('invalid_grant', 'Session not active');
  const family = String(claims.reuse_id);
  if (session.families.get(family) !== claims.jti) {
    provider.sessions.end(session.id);
    return oauthError('invalid_grant', 'Maximum allowed refresh token reuse exceeded');
  }
  return json(
    await provider.tokens.issue({
      session,
      family,
      issuer: issuerOf(request),
      clientId: CLIENT,
      scope: String(claims.scope),
    }),
  );
}

/** The token end point (RFC 6749 §4.1.3 and §6): grants `authorization_code` and `refresh_token`. */
export async function token(provider: Provider, request: Request): Promise<Response> {
  if (request.method !== 'POST') return oauthError('invalid_request', 'POST only', 405);
  const form = await formOf(request);
  const { counters } = provider;
  const grantType = form.get('grant_type');
  let answer: Response;
  if (form.get('client_id') !== CLIENT) {
    answer = oauthError('invalid_client', 'Invalid client or Invalid client credentials', 401);
  } else if (grantType === 'authorization_code') {
    counters.codeGrants += 1;
    answer = await redeemCode(provider, request, form);
  } else if (grantType === 'refresh_token') {
    counters.refreshGrants += 1;
    answer = await refresh(provider, request, form);
  } else {
    answer = oauthError('unsupported_grant_type', 'Unsupported grant_type');
  }
  if (!answer.ok) counters.refusedGrants += 1;
  return answer;
}
