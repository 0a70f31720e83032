import { json, page } from './answers';
import { doAction, sessionOf } from './authorize';
import { accountPage } from './pages/accountPage';
import { actionPage, type Action } from './pages/actionPage';
import { messagePage } from './pages/messagePage';
import { formOf, isOwnForm, REALM, type Provider } from './Provider';

const actions: Readonly<Record<string, Action>> = {
  '/password': 'UPDATE_PASSWORD',
  '/totp': 'CONFIGURE_TOTP',
};

/** The bearer token of a request, or an empty text. */
export const bearerOf = (request: Request): string =>
  /^bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';

/** The profile that keycloak-js loads from the account address. */
async function profile(provider: Provider, request: Request): Promise<Response> {
  try {
    const claims = await provider.tokens.verify(bearerOf(request));
    return json({
      id: claims.sub,
      username: claims.preferred_username,
      firstName: claims.given_name,
      lastName: claims.family_name,
      email: claims.email,
      attributes: {
        tenantAlias: [claims.tenantAlias],
        ...(claims.customerId === undefined ? {} : { customerId: [String(claims.customerId)] }),
      },
    });
  } catch {
    return json({ error: 'HTTP 401 Unauthorized' }, 401);
  }
}

/** Stand-ins for Keycloak's account pages: account, signing in, password, one-time codes. */
export async function account(provider: Provider, request: Request): Promise<Response> {
  if (request.headers.get('accept')?.includes('application/json')) {
    return profile(provider, request);
  }
  const session = sessionOf(provider, request);
  if (!session) return page(messagePage(request, 'account', 'needSession'), 401);
  const action = actions[new URL(request.url).pathname.slice(`${REALM}/account`.length)];
  if (!action) return page(accountPage(request, session.person));
  if (request.method !== 'POST') return page(actionPage(request, action, {}));
  if (!isOwnForm(request)) return page(messagePage(request, 'errorTitle', 'badOrigin'), 403);
  const problem = await doAction(provider, session.person.username, action, await formOf(request));
  return page(actionPage(request, action, { problem, saved: !problem }));
}
