import { createHash } from 'node:crypto';
import { createLocalJWKSet, decodeJwt, decodeProtectedHeader, jwtVerify } from 'jose';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createIdentityProvider, type IdentityProvider } from '../../mocks/identity';

const ORIGIN = 'http://localhost:4000';
const OIDC = `${ORIGIN}/realms/urtuu/protocol/openid-connect`;
const LOGIN = `${ORIGIN}/realms/urtuu/login-actions/authenticate`;
const VERIFIER = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
/** The challenge of this verifier as RFC 7636, appendix B, has it. */
const CHALLENGE = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';

let provider: IdentityProvider;

beforeAll(() => {
  provider = createIdentityProvider();
});
beforeEach(() => {
  provider.control.reset();
});
afterEach(() => {
  vi.useRealTimers();
});

const query = (changes: Record<string, string> = {}) =>
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

async function send(url: string, init: RequestInit = {}): Promise<Response> {
  const answer = await provider.handle(new Request(url, init));
  if (!answer) throw new Error(`not answered: ${url}`);
  return answer;
}

const post = (url: string, form: Record<string, string>, headers: Record<string, string> = {}) =>
  send(url, { method: 'POST', body: new URLSearchParams(form), headers });

const authorize = (changes?: Record<string, string>, cookie = '') =>
  send(`${OIDC}/auth?${query(changes)}`, { headers: { cookie } });

const cookiesOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');

const fragmentOf = (answer: Response) => {
  const location = new URL(answer.headers.get('location') ?? '');
  return Object.fromEntries(new URLSearchParams(location.hash.slice(1)));
};

async function signIn(username: string, changes?: Record<string, string>) {
  const answer = await post(`${LOGIN}?${query(changes)}`, { username, password: 'demo' });
  return { answer, cookie: cookiesOf(answer), code: fragmentOf(answer).code ?? '' };
}

const redeem = (code: string, changes: Record<string, string> = {}) =>
  post(`${OIDC}/token`, {
    grant_type: 'authorization_code',
    client_id: 'urtuu-console',
    redirect_uri: `${ORIGIN}/auth-callback`,
    code,
    code_verifier: VERIFIER,
    ...changes,
  });

const refresh = (token: string) =>
  post(`${OIDC}/token`, {
    grant_type: 'refresh_token',
    client_id: 'urtuu-console',
    refresh_token: token,
  });

async function tokensFor(username: string) {
  const { code, cookie } = await signIn(username);
  const tokens = await (await redeem(code)).json();
  return { ...tokens, cookie } as Record<string, string> & { cookie: string };
}

describe('authorization code with PKCE', () => {
  it('shows the sign-in form, takes the password and returns a code that becomes tokens', async () => {
    const form = await authorize();
    expect(form.status).toBe(200);
    const page = await form.text();
    expect(page).toContain('<html lang="mn">');
    expect(page).toContain('name="username"');
    expect(page).toContain('autocomplete="current-password"');
    expect(page).toContain('value="economist"');
    expect(form.headers.get('content-security-policy')).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; " +
        "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    );

    const { answer, code, cookie } = await signIn('economist');
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toMatch(
      /^http:\/\/localhost:4000\/auth-callback#state=state-1&session_state=[\w-]{36}&code=[\w-]{36}&iss=/,
    );
    expect(answer.headers.getSetCookie()[0]).toMatch(
      /^KEYCLOAK_IDENTITY=[\w-]{43}; Path=\/realms\/urtuu\/; SameSite=Lax; HttpOnly$/,
    );
    expect(cookie).toContain('KEYCLOAK_SESSION=urtuu/2f6d1c0e-5b1a-4c3f-9a61-0c7d4e8b1a03/');

    const response = await redeem(code);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const tokens = await response.json();
    expect(tokens).toMatchObject({
      token_type: 'Bearer',
      expires_in: 300,
      refresh_expires_in: 1800,
      scope: 'openid',
    });
    expect(decodeJwt(tokens.id_token)).toMatchObject({ nonce: 'nonce-1', aud: 'urtuu-console' });
  });

  it('puts the claims of the person into an RS256 access token', async () => {
    const { access_token } = await tokensFor('admin');
    expect(decodeProtectedHeader(access_token ?? '')).toMatchObject({ alg: 'RS256', typ: 'JWT' });
    const { payload } = await jwtVerify(access_token ?? '', createLocalJWKSet(provider.jwks));
    expect(payload).toMatchObject({
      iss: 'http://localhost:4000/realms/urtuu',
      sub: '2f6d1c0e-5b1a-4c3f-9a61-0c7d4e8b1a01',
      typ: 'Bearer',
      azp: 'urtuu-console',
      preferred_username: 'admin',
      given_name: 'Оюунчимэг',
      family_name: 'Сүхбаатар',
      tenantAlias: 'pocketmn',
      customerId: 100101,
      realm_access: { roles: ['pocket_operator', 'pocket_economist', 'pocket_agent', 'worker'] },
    });
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(300);
    expect((await provider.verify(access_token ?? '')).sid).toBe(payload.sid);
  });

  it('answers in the query when asked to', async () => {
    const { answer } = await signIn('agent', { response_mode: 'query' });
    expect(answer.headers.get('location')).toMatch(
      /^http:\/\/localhost:4000\/auth-callback\?state=state-1&session_state=.+&code=.+/,
    );
  });

  it('refuses a wrong password and an unknown name alike, on the form, with status 200', async () => {
    for (const form of [
      { username: 'admin', password: 'Demo' },
      { username: 'stranger', password: 'demo' },
    ]) {
      const answer = await post(`${LOGIN}?${query({ ui_locales: 'en' })}`, form);
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain('The user name or the password is wrong.');
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
  });

  it('fills in a chosen demo person without a script', async () => {
    const answer = await post(`${LOGIN}?${query()}`, { choose: 'agent' });
    const page = await answer.text();
    expect(page).toMatch(/name="username"[^>]*value="agent"/);
    expect(page).toMatch(/name="password"[^>]*value="demo"/);
  });

  it('escapes what the browser sent', async () => {
    const answer = await post(`${LOGIN}?${query()}`, {
      username: '"><script>alert(1)</script>',
      password: 'x',
    });
    expect(await answer.text()).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;');
  });

  it('refuses a wrong verifier, and the code is spent by the try', async () => {
    const { code } = await signIn('agent');
    const wrong = await redeem(code, { code_verifier: `${VERIFIER}x` });
    expect(wrong.status).toBe(400);
    expect(await wrong.json()).toEqual({
      error: 'invalid_grant',
      error_description: 'PKCE verification failed: Code mismatch',
    });
    expect((await redeem(code)).status).toBe(400);
  });

  it('refuses a replayed code and ends the session', async () => {
    const { code } = await signIn('agent');
    const { refresh_token, access_token } = await (await redeem(code)).json();
    expect((await redeem(code)).status).toBe(400);
    expect((await refresh(refresh_token)).status).toBe(400);
    await expect(provider.verify(access_token)).rejects.toThrow('the session has ended');
  });

  it('refuses a code with another return address, and one that is a minute old', async () => {
    const first = await signIn('agent');
    expect((await redeem(first.code, { redirect_uri: `${ORIGIN}/` })).status).toBe(400);
    const second = await signIn('agent');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
    expect((await redeem(second.code)).status).toBe(400);
  });

  it.each([
    [{ redirect_uri: 'https://evil.example/auth-callback' }],
    [{ redirect_uri: '//evil.example/' }],
    [{ redirect_uri: 'javascript:alert(1)' }],
    [{ client_id: 'somebody' }],
  ])('never redirects for %o', async (changes) => {
    const answer = await authorize(changes);
    expect(answer.status).toBe(400);
    expect(answer.headers.get('location')).toBeNull();
  });

  it('demands PKCE with S256 and the response type code', async () => {
    expect(fragmentOf(await authorize({ code_challenge_method: 'plain' })).error).toBe(
      'invalid_request',
    );
    expect(fragmentOf(await authorize({ response_type: 'token' })).error).toBe(
      'unsupported_response_type',
    );
  });

  it('refuses a form that another site sent', async () => {
    const form = { username: 'admin', password: 'demo' };
    const answer = await post(`${LOGIN}?${query()}`, form, { origin: 'https://evil.example' });
    expect(answer.status).toBe(403);
  });
});

describe('silent sign-in', () => {
  it('answers login_required without a session and a code with one', async () => {
    expect(fragmentOf(await authorize({ prompt: 'none' }))).toMatchObject({
      error: 'login_required',
      state: 'state-1',
    });
    const { cookie } = await signIn('worker');
    const silent = fragmentOf(await authorize({ prompt: 'none' }, cookie));
    expect((await redeem(silent.code ?? '')).status).toBe(200);
    expect(provider.control.counters).toMatchObject({ authorizations: 2, silentAuthorizations: 2 });
  });

  it('signs in again when prompt=login asks for it', async () => {
    const { cookie } = await signIn('worker');
    expect((await authorize({ prompt: 'login' }, cookie)).status).toBe(200);
  });
});

describe('people', () => {
  it('knows the eight demo people with their rights', () => {
    expect(
      provider.people.map(({ username, roles, tenantAlias, permissions }) => [
        username,
        roles.join(','),
        tenantAlias,
        permissions.length,
      ]),
    ).toEqual([
      ['admin', 'pocket_operator,pocket_economist,pocket_agent,worker', 'pocketmn', 128],
      ['operator', 'pocket_operator', 'pocketmn', 61],
      ['economist', 'pocket_economist', 'pocketmn', 54],
      ['accountant', 'worker', 'pocketmn', 25],
      ['agent', 'pocket_agent', 'pocketmn', 12],
      ['worker', 'worker', 'pocketmn', 8],
      ['tenant', 'pocket_economist', 'altan', 16],
      ['nobody', '', 'pocketmn', 0],
    ]);
  });

  it('makes up a person with exactly the permissions of an only: name', async () => {
    const { access_token } = await tokensFor('only:customer:list, news:create');
    const claims = decodeJwt(access_token ?? '');
    expect(claims).toMatchObject({
      preferred_username: 'only:customer:list, news:create',
      tenantAlias: 'pocketmn',
      realm_access: { roles: [] },
    });
    expect(provider.people.find(({ id }) => id === claims.sub)?.permissions).toEqual([
      'customer:list',
      'news:create',
    ]);
    await tokensFor('only:customer:list, news:create');
    expect(provider.people).toHaveLength(9);
    expect(await (await authorize()).text()).not.toContain('only:');
  });
});

describe('refresh', () => {
  it('rotates: every token is good once, a second use ends the session', async () => {
    const first = await tokensFor('agent');
    const second = await (await refresh(first.refresh_token ?? '')).json();
    expect(second.refresh_token).not.toBe(first.refresh_token);
    const reused = await refresh(first.refresh_token ?? '');
    expect(reused.status).toBe(400);
    expect(await reused.json()).toEqual({
      error: 'invalid_grant',
      error_description: 'Maximum allowed refresh token reuse exceeded',
    });
    expect((await refresh(second.refresh_token)).status).toBe(400);
    expect(fragmentOf(await authorize({ prompt: 'none' }, first.cookie)).error).toBe(
      'login_required',
    );
  });

  it('keeps the chains of two tabs apart', async () => {
    const first = await tokensFor('agent');
    const silent = fragmentOf(await authorize({ prompt: 'none' }, first.cookie));
    const second = await (await redeem(silent.code ?? '')).json();
    expect((await refresh(first.refresh_token ?? '')).status).toBe(200);
    expect((await refresh(second.refresh_token)).status).toBe(200);
  });

  it('ends after the session was idle too long', async () => {
    const { refresh_token, access_token } = await tokensFor('agent');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1_801_000 });
    expect((await refresh(refresh_token ?? '')).status).toBe(400);
    await expect(provider.verify(access_token ?? '')).rejects.toThrow(/timestamp check failed/);
  });

  it('lets an access token expire while the session goes on', async () => {
    const { refresh_token, access_token } = await tokensFor('agent');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 301_000 });
    await expect(provider.verify(access_token ?? '')).rejects.toThrow(/timestamp check failed/);
    const next = await (await refresh(refresh_token ?? '')).json();
    await expect(provider.verify(next.access_token)).resolves.toMatchObject({
      preferred_username: 'agent',
    });
  });

  it('takes no access token, no other signature and no unsigned token', async () => {
    const { access_token, refresh_token } = await tokensFor('agent');
    expect((await refresh(access_token ?? '')).status).toBe(400);
    await expect(provider.verify(refresh_token ?? '')).rejects.toThrow();
    const stranger = createIdentityProvider();
    await expect(stranger.verify(access_token ?? '')).rejects.toThrow();
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${access_token?.split('.')[1]}.`;
    await expect(provider.verify(unsigned)).rejects.toThrow();
  });
});

describe('logout', () => {
  it('ends the session named by the hint and returns', async () => {
    const { id_token, refresh_token, cookie } = await tokensFor('agent');
    const parameters = new URLSearchParams({
      id_token_hint: id_token ?? '',
      post_logout_redirect_uri: `${ORIGIN}/`,
    });
    const answer = await send(`${OIDC}/logout?${parameters}`, { headers: { cookie } });
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe('http://localhost:4000/');
    expect(cookiesOf(answer)).toBe('KEYCLOAK_IDENTITY=; KEYCLOAK_SESSION=');
    expect((await refresh(refresh_token ?? '')).status).toBe(400);
  });

  it('works by POST, with an expired hint too', async () => {
    const { id_token, cookie } = await tokensFor('agent');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 400_000 });
    const form = { id_token_hint: id_token ?? '', post_logout_redirect_uri: `${ORIGIN}/` };
    expect((await post(`${OIDC}/logout`, form, { cookie })).status).toBe(302);
    expect(fragmentOf(await authorize({ prompt: 'none' }, cookie)).error).toBe('login_required');
  });

  it('asks first when nothing proves who wants it', async () => {
    const { cookie } = await tokensFor('agent');
    const target = `${OIDC}/logout?post_logout_redirect_uri=${ORIGIN}/`;
    const asked = await send(target, { headers: { cookie } });
    expect(await asked.text()).toContain('Системээс гарах уу?');
    const form = { confirm: '1', post_logout_redirect_uri: `${ORIGIN}/` };
    expect((await post(`${OIDC}/logout`, form, { cookie })).status).toBe(302);
  });

  it('takes a refresh token without a page, and never redirects elsewhere', async () => {
    const { refresh_token } = await tokensFor('agent');
    const silent = await post(`${OIDC}/logout`, { refresh_token: refresh_token ?? '' });
    expect(silent.status).toBe(204);
    expect((await refresh(refresh_token ?? '')).status).toBe(400);
    const target = `${OIDC}/logout?post_logout_redirect_uri=https://evil.example/`;
    expect((await send(target)).status).toBe(400);
  });
});

describe('further end points', () => {
  it('describes itself for the origin that was asked', async () => {
    const answer = await send(`${ORIGIN}/realms/urtuu/.well-known/openid-configuration`);
    expect(await answer.json()).toMatchObject({
      issuer: 'http://localhost:4000/realms/urtuu',
      token_endpoint: 'http://localhost:4000/realms/urtuu/protocol/openid-connect/token',
      code_challenge_methods_supported: ['S256'],
    });
    const keys = await (await send(`${OIDC}/certs`)).json();
    expect(keys.keys[0]).toMatchObject({ kty: 'RSA', alg: 'RS256', use: 'sig' });
    expect(keys.keys[0]).not.toHaveProperty('d');
  });

  it('tells who a token belongs to', async () => {
    const { access_token } = await tokensFor('tenant');
    const headers = { authorization: `Bearer ${access_token}` };
    expect(await (await send(`${OIDC}/userinfo`, { headers })).json()).toMatchObject({
      preferred_username: 'tenant',
      tenantAlias: 'altan',
      customerId: 100107,
    });
    expect((await send(`${OIDC}/userinfo`)).status).toBe(401);
  });

  it('lets its frames be shown by the console only', async () => {
    const frame = await send(`${OIDC}/login-status-iframe.html`);
    expect(frame.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    const init = (origin: string) =>
      send(`${OIDC}/login-status-iframe.html/init?client_id=urtuu-console&origin=${origin}`);
    expect((await init(ORIGIN)).status).toBe(204);
    expect((await init('https://evil.example')).status).toBe(403);
  });

  it('shows the account pages to the person signed in', async () => {
    const { cookie } = await tokensFor('economist');
    const account = `${ORIGIN}/realms/urtuu/account`;
    expect((await send(`${account}/`)).status).toBe(401);
    const page = await (await send(`${account}/`, { headers: { cookie } })).text();
    expect(page).toContain('Тэмүүлэн');
    expect(page).toContain('economist@pocketmn.example');
    const form = { password: 'demo', 'password-new': 'a', 'password-confirm': 'b' };
    const refused = await post(`${account}/password?kc_locale=en`, form, { cookie });
    expect(await refused.text()).toContain('The passwords do not match.');
  });

  it.each([
    ['mn', 'Нууц үг солих', 'Хоёр шатлалт нэвтрэлт (OTP)'],
    ['en', 'Change password', 'Two-step sign-in (OTP)'],
    ['ru', 'Смена пароля', 'Двухэтапный вход (OTP)'],
  ])('shows the ways to password and one-time codes on one page: %s', async (locale, ...titles) => {
    const { cookie } = await tokensFor('economist');
    const address = `${ORIGIN}/realms/urtuu/account/account-security/signing-in?kc_locale=${locale}`;
    const page = await (await send(address, { headers: { cookie } })).text();
    expect(page).toContain(`<h2 id="password-title">${titles[0]}</h2>`);
    expect(page).toContain(`<h2 id="otp-title">${titles[1]}</h2>`);
    expect(page).toContain('<section class="part" id="password"');
    expect(page).toContain('<section class="part" id="otp"');
    expect(page).toContain('href="/realms/urtuu/account/password"');
    expect(page).toContain('href="/realms/urtuu/account/totp"');
  });

  it('runs an application-initiated action and returns with its outcome', async () => {
    const { cookie } = await tokensFor('economist');
    const asked = await authorize({ kc_action: 'UPDATE_PASSWORD' }, cookie);
    expect(await asked.text()).toContain('Нууц үг солих');
    const action = `${ORIGIN}/realms/urtuu/login-actions/required-action`;
    const answer = await post(
      `${action}?${query({ kc_action: 'UPDATE_PASSWORD' })}`,
      { cancel: '1' },
      { cookie },
    );
    expect(fragmentOf(answer)).toMatchObject({
      kc_action: 'UPDATE_PASSWORD',
      kc_action_status: 'cancelled',
    });
  });

  it('leaves foreign paths to others and answers 404 to unknown ones of its own', async () => {
    expect(await provider.handle(new Request(`${ORIGIN}/customers`))).toBeNull();
    expect((await send(`${ORIGIN}/realms/urtuu/resources/..%2F..%2Fsecret`)).status).toBe(404);
    expect((await send(`${ORIGIN}/realms/urtuu/nothing`)).status).toBe(404);
    const style = await send(`${ORIGIN}/realms/urtuu/resources/identity.css`);
    expect(style.headers.get('content-type')).toBe('text/css; charset=utf-8');
  });
});

describe('levers for tests', () => {
  const lever = (body: unknown) =>
    send(`${ORIGIN}/__identity`, { method: 'POST', body: JSON.stringify(body) });

  it('expires access tokens, revokes sessions, counts calls', async () => {
    const first = await tokensFor('agent');
    provider.control.expireAccessTokens();
    await expect(provider.verify(first.access_token ?? '')).rejects.toThrow(
      'the token has expired',
    );
    const second = await (await refresh(first.refresh_token ?? '')).json();
    await expect(provider.verify(second.access_token)).resolves.toBeTruthy();
    const state = await (await lever({ revokeAll: true, accessTokenSeconds: 8 })).json();
    expect(state).toMatchObject({
      sessions: 0,
      settings: { accessTokenSeconds: 8 },
      counters: { tokens: 2, codeGrants: 1, refreshGrants: 1, refusedGrants: 0 },
    });
    expect((await refresh(second.refresh_token)).status).toBe(400);
  });

  it('fails as it is told', async () => {
    const { refresh_token } = await tokensFor('agent');
    provider.control.setDown('500', 'token');
    expect((await refresh(refresh_token ?? '')).status).toBe(500);
    expect((await authorize()).status).toBe(200);
    provider.control.setDown('400');
    expect((await refresh(refresh_token ?? '')).status).toBe(400);
    provider.control.setDown('drop');
    expect((await refresh(refresh_token ?? '')).type).toBe('error');
    provider.control.setDown('hang');
    const hanging = refresh(refresh_token ?? '');
    provider.control.setDown('ok');
    expect((await hanging).status).toBe(503);
    expect((await refresh(refresh_token ?? '')).status).toBe(200);
  });

  it('spoils an otherwise good sign-in', async () => {
    provider.control.set({ answer: 'denied' });
    expect(fragmentOf((await signIn('agent')).answer).error).toBe('access_denied');
    provider.control.set({ answer: 'wrong-state' });
    expect(fragmentOf((await signIn('agent')).answer).state).toBe('another state');
    provider.control.set({ answer: 'wrong-nonce' });
    const tokens = await (await redeem((await signIn('agent')).code)).json();
    expect(decodeJwt(tokens.id_token).nonce).toBe('another nonce');
  });

  it('refuses settings that it does not know', async () => {
    for (const body of [
      { down: 'maybe' },
      { colour: 'red' },
      { reset: 1 },
      null,
      { __proto__: 1 },
    ]) {
      const answer = await lever(body);
      expect([body, answer.status]).toEqual([body, JSON.stringify(body) === '{}' ? 200 : 400]);
    }
  });
});

it('reckons the S256 challenge as RFC 7636 does', () => {
  expect(createHash('sha256').update(VERIFIER).digest('base64url')).toBe(CHALLENGE);
});
