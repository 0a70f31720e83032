import { PASSWORD, type StaffAccount } from './accounts';
import { page, redirect, withCookies } from './answers';
import { answerTo, readAuthRequest, type AuthProblem, type AuthRequest } from './authRequest';
import { IDENTITY_COOKIE, localeCookie, readCookie, sessionCookies } from './cookies';
import {
  actionPage,
  isAction,
  newPasswordProblem,
  problemOf,
  type Action,
  type Problem,
} from './pages/actionPage';
import { messagePage } from './pages/messagePage';
import { signInPage } from './pages/signInPage';
import { formOf, isOwnForm, type Provider } from './Provider';
import type { AuthSession } from './sessions';
import { localeOf } from './texts';

/** The session whose cookie the request carries. */
export function sessionOf(provider: Provider, request: Request): AuthSession | undefined {
  const secret = readCookie(request, IDENTITY_COOKIE);
  return secret ? provider.sessions.bySecret(secret) : undefined;
}

/** Hands out a code for a session and returns to the console. */
function grant(
  provider: Provider,
  request: Request,
  auth: AuthRequest,
  session: AuthSession,
  extra: Readonly<Record<string, string>> = {},
) {
  const { answer } = provider.settings;
  if (answer === 'denied') return redirect(answerTo(request, auth, { error: 'access_denied' }));
  const code = provider.sessions.addCode({
    sessionId: session.id,
    clientId: auth.clientId,
    redirectUri: auth.redirectUri,
    challenge: auth.challenge,
    scope: auth.scope,
    nonce: answer === 'wrong-nonce' ? 'another nonce' : auth.nonce,
  });
  const state = answer === 'wrong-state' ? 'another state' : auth.state;
  return redirect(
    answerTo(request, { ...auth, state }, { session_state: session.id, code, ...extra }),
    sessionCookies(session),
  );
}

const refuse = (request: Request, problem: AuthProblem) =>
  'shown' in problem
    ? page(messagePage(request, 'errorTitle', problem.shown), 400)
    : redirect(
        answerTo(request, problem.request, {
          error: problem.error,
          error_description: problem.description,
        }),
      );

/**
 * The authorization end point: returns at once with a code where a session exists, shows the sign-in page
 * where none does, and answers `login_required` instead where the request wants no page.
 */
export function authorize(provider: Provider, request: Request): Response {
  const auth = readAuthRequest(request);
  if (!('query' in auth)) return refuse(request, auth);
  const session = auth.prompt === 'login' ? undefined : sessionOf(provider, request);
  if (auth.prompt === 'none') provider.counters.silentAuthorizations += 1;
  if (session && isAction(auth.action) && auth.prompt !== 'none') {
    return page(actionPage(request, auth.action, { query: auth.query }));
  }
  if (session) return grant(provider, request, auth, session);
  if (auth.prompt === 'none') {
    return redirect(answerTo(request, auth, { error: 'login_required' }));
  }
  const chosen = new URL(request.url).searchParams.has('kc_locale');
  return withCookies(
    page(
      signInPage(request, provider.people, { query: auth.query, username: auth.loginHint ?? '' }),
    ),
    chosen ? [localeCookie(localeOf(request))] : [],
  );
}

/** Begins the session of somebody whose password was right, and returns to the console. */
function begin(provider: Provider, request: Request, auth: AuthRequest, account: StaffAccount) {
  const { person } = account;
  account.attempted?.(true);
  if (person.synthetic && !provider.people.some(({ id }) => id === person.id))
    provider.people.push(person);
  const session = provider.sessions.start(person, provider.settings.refreshTokenSeconds);
  return grant(provider, request, auth, session);
}

/** Takes a new password in the place of a temporary one; the page is shown again until it is good. */
async function changeTemporary(
  provider: Provider,
  request: Request,
  auth: AuthRequest,
  form: URLSearchParams,
): Promise<Response> {
  const username = provider.sessions.takeTicket(form.get('ticket') ?? '');
  const account = username === undefined ? undefined : await provider.accountOf(username);
  const { query } = auth;
  if (!username || !account?.enabled) return authorize(provider, request);
  const problem = newPasswordProblem(form, account);
  if (problem) {
    const ticket = provider.sessions.addTicket(username);
    return page(
      actionPage(request, 'UPDATE_PASSWORD', { query, problem, ticket, setBy: account.setBy }),
    );
  }
  account.setPassword(form.get('password-new') ?? '', 'of temporary');
  return begin(provider, request, auth, account);
}

/** Does what an action asks for, or says what is wrong with its form. */
export async function doAction(
  provider: Provider,
  username: string,
  action: Action,
  form: URLSearchParams,
): Promise<Problem | undefined> {
  const account = await provider.accountOf(username);
  const problem = problemOf(action, form, account);
  if (!problem && action === 'UPDATE_PASSWORD')
    account?.setPassword(form.get('password-new') ?? '');
  return problem;
}

/** Takes the sign-in form: starts a session, or shows the form again (status 200, as Keycloak does). */
export async function authenticate(provider: Provider, request: Request): Promise<Response> {
  if (!isOwnForm(request)) return page(messagePage(request, 'errorTitle', 'badOrigin'), 403);
  const auth = readAuthRequest(request);
  if (!('query' in auth)) return refuse(request, auth);
  const form = await formOf(request);
  const chosen = form.get('choose');
  const { query } = auth;
  if (chosen !== null) {
    return page(
      signInPage(request, provider.people, { query, username: chosen, password: PASSWORD }),
    );
  }
  const username = (form.get('username') ?? '').trim();
  const account = await provider.accountOf(username);
  const isRight = account?.isPassword(form.get('password') ?? '') ?? false;
  if (!account?.enabled || !isRight) {
    account?.attempted?.(false);
    const problem = account && isRight ? 'disabled' : 'wrong';
    return page(signInPage(request, provider.people, { query, username, problem }));
  }
  if (account.mustChange) {
    const ticket = provider.sessions.addTicket(username);
    return page(actionPage(request, 'UPDATE_PASSWORD', { query, ticket, setBy: account.setBy }));
  }
  return begin(provider, request, auth, account);
}

/** Takes the form of an application-initiated action and returns to the console with its outcome. */
export async function finishAction(provider: Provider, request: Request): Promise<Response> {
  if (!isOwnForm(request)) return page(messagePage(request, 'errorTitle', 'badOrigin'), 403);
  const auth = readAuthRequest(request);
  if (!('query' in auth)) return refuse(request, auth);
  const form = await formOf(request);
  if (form.has('ticket')) return changeTemporary(provider, request, auth, form);
  const session = sessionOf(provider, request);
  if (!session || !isAction(auth.action)) return authorize(provider, request);
  const cancelled = form.has('cancel');
  const problem = cancelled
    ? undefined
    : await doAction(provider, session.person.username, auth.action, form);
  if (problem) return page(actionPage(request, auth.action, { query: auth.query, problem }));
  return grant(provider, request, auth, session, {
    kc_action: auth.action,
    kc_action_status: cancelled ? 'cancelled' : 'success',
  });
}
