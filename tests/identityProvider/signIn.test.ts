import { createLocalJWKSet, decodeJwt, decodeProtectedHeader, jwtVerify } from 'jose';
import { describe, expect, it, vi } from 'vitest';
import {
  authorize,
  fragmentOf,
  LOGIN,
  tokensFor,
  ORIGIN,
  post,
  query,
  redeem,
  refresh,
  provideIdentity,
  provider,
  signIn,
  VERIFIER,
} from './desk';

provideIdentity();

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
