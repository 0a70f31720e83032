import { oauthError, page, redirect, withCookies } from './answers';
import { sessionOf } from './authorize';
import { endedCookies } from './cookies';
import { messagePage } from './pages/messagePage';
import { signOutPage } from './pages/signOutPage';
import { formOf, isOwnAddress, isOwnForm, type Provider } from './Provider';

/** The session that a hint or a refresh token names, be the token past its time or not. */
async function namedSession(provider: Provider, parameters: URLSearchParams) {
  const hint = parameters.get('id_token_hint');
  const refreshToken = parameters.get('refresh_token');
  if (hint === null && refreshToken === null) return undefined;
  const { readHint, readRefresh } = provider.tokens;
  const claims = await (hint === null ? readRefresh(refreshToken ?? '') : readHint(hint));
  return String(claims.sid);
}

/**
 * The end-session end point (OpenID Connect RP-Initiated Logout 1.0). With an `id_token_hint` the session
 * ends at once; without one the person is asked first. A POST with a `refresh_token` is Keycloak's logout
 * without a page.
 */
export async function logout(provider: Provider, request: Request): Promise<Response> {
  const isPost = request.method === 'POST';
  const parameters = isPost ? await formOf(request) : new URL(request.url).searchParams;
  const target = parameters.get('post_logout_redirect_uri');
  if (target !== null && !isOwnAddress(request, target)) {
    return page(messagePage(request, 'errorTitle', 'badRedirect'), 400);
  }
  let named: string | undefined;
  try {
    named = await namedSession(provider, parameters);
  } catch {
    return oauthError('invalid_request', 'Invalid parameter: id_token_hint or refresh_token');
  }
  const own = sessionOf(provider, request);
  const confirmed = isPost && parameters.has('confirm') && isOwnForm(request);
  if (named === undefined && own && !confirmed) {
    return page(signOutPage(request, parameters));
  }
  provider.counters.logouts += 1;
  for (const id of [named, own?.id]) if (id !== undefined) provider.sessions.end(id);
  if (parameters.has('refresh_token')) {
    return withCookies(new Response(null, { status: 204 }), endedCookies());
  }
  if (target === null) {
    return withCookies(page(messagePage(request, 'signedOutTitle')), endedCookies());
  }
  const address = new URL(target, new URL(request.url).origin);
  const state = parameters.get('state');
  if (state !== null) address.searchParams.set('state', state);
  return redirect(address.href, endedCookies());
}
