import { decodeJwt } from 'jose';
import { describe, expect, it, vi } from 'vitest';
import { createIdentityProvider } from '../../mocks/identity';
import {
  authorize,
  cookiesOf,
  fragmentOf,
  OIDC,
  tokensFor,
  ORIGIN,
  post,
  redeem,
  refresh,
  provideIdentity,
  provider,
  send,
} from './desk';

provideIdentity();

describe('people', () => {
  // What each of them holds and sees is approved: tests/contract/approved/people.txt.
  it('knows the eight demo people, one of another lender, one without any right', () => {
    expect(
      provider.people.map(({ username, tenantAlias }) => `${username}@${tenantAlias}`),
    ).toEqual([
      'admin@pocketmn',
      'operator@pocketmn',
      'economist@pocketmn',
      'accountant@pocketmn',
      'agent@pocketmn',
      'worker@pocketmn',
      'tenant@altan',
      'nobody@pocketmn',
    ]);
    const nobody = provider.people.find(({ username }) => username === 'nobody');
    expect(nobody).toMatchObject({ roles: [], permissions: [] });
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

  it('makes up staff of a partner where the name says so', async () => {
    const { access_token } = await tokensFor('only:wallet:list@altan');
    const claims = decodeJwt(access_token ?? '');
    expect(claims).toMatchObject({ tenantAlias: 'altan' });
    expect(provider.people.find(({ id }) => id === claims.sub)?.permissions).toEqual([
      'wallet:list',
    ]);
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
