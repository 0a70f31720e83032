import { timingSafeEqual } from 'node:crypto';
import { page, redirect, withCookies } from './answers';
import { answerTo, readAuthRequest, type AuthProblem, type AuthRequest } from './authRequest';
import { IDENTITY_COOKIE, localeCookie, readCookie, sessionCookies } from './cookies';
import { onlyPerson } from './onlyPerson';
import { actionPage, isAction, problemOf } from './pages/actionPage';
import { messagePage } from './pages/messagePage';
import { signInPage } from './pages/signInPage';
import type { Person } from './Person';
import { formOf, isOwnForm, PASSWORD, type Provider } from './Provider';
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

/** The person with this user name: one of the staff, or one made up by `only:…`. */
function findPerson(provider: Provider, username: string): Person | undefined {
  const known = provider.people.find((person) => person.username === username);
  if (known) return known;
  const madeUp = onlyPerson(username);
  if (madeUp) provider.people.push(madeUp);
  return madeUp;
}

function isPassword(text: string): boolean {
  const given = Buffer.from(text);
  const right = Buffer.from(PASSWORD);
  return given.length === right.length && timingSafeEqual(given, right);
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
  const person = isPassword(form.get('password') ?? '')
    ? findPerson(provider, username)
    : undefined;
  if (!person) {
    return page(signInPage(request, provider.people, { query, username, wrong: true }));
  }
  const session = provider.sessions.start(person, provider.settings.refreshTokenSeconds);
  return grant(provider, request, auth, session);
}

/** Takes the form of an application-initiated action and returns to the console with its outcome. */
export async function finishAction(provider: Provider, request: Request): Promise<Response> {
  if (!isOwnForm(request)) return page(messagePage(request, 'errorTitle', 'badOrigin'), 403);
  const auth = readAuthRequest(request);
  if (!('query' in auth)) return refuse(request, auth);
  const session = sessionOf(provider, request);
  if (!session || !isAction(auth.action)) return authorize(provider, request);
  const form = await formOf(request);
  const cancelled = form.has('cancel');
  const problem = cancelled ? undefined : problemOf(auth.action, form);
  if (problem) return page(actionPage(request, auth.action, { query: auth.query, problem }));
  return grant(provider, request, auth, session, {
    kc_action: auth.action,
    kc_action_status: cancelled ? 'cancelled' : 'success',
  });
}
