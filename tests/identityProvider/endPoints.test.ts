import { createHash } from 'node:crypto';
import { decodeJwt } from 'jose';
import { describe, expect, it } from 'vitest';
import {
  authorize,
  CHALLENGE,
  fragmentOf,
  OIDC,
  tokensFor,
  ORIGIN,
  post,
  query,
  redeem,
  refresh,
  provideIdentity,
  provider,
  send,
  signIn,
  VERIFIER,
} from './desk';

provideIdentity();

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

it('calculates the S256 challenge as RFC 7636 does', () => {
  expect(createHash('sha256').update(VERIFIER).digest('base64url')).toBe(CHALLENGE);
});
