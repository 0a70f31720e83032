import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey } from 'jose';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { realmFor } from '../../deploy/keycloak/start.mjs';
import { createGateways, type Gateways } from '../../mocks/engine';
import { configWith, keycloakOf, keycloakVerify } from '../../mocks/host/keycloak';
import { demoPeople } from '../../mocks/identity';
import { endServerAfterEach, listen, server } from './testServer';

const CONFIG = '{"identity":{"url":"/","realm":"urtuu","clientId":"urtuu-console"},"tiles":null}';

describe('the address of a Keycloak', () => {
  it('comes with the realm of the configuration, and takes its place there', () => {
    const keycloak = keycloakOf({ KEYCLOAK_URL: 'http://127.0.0.1:8180/' }, CONFIG);
    expect(keycloak).toEqual({ url: 'http://127.0.0.1:8180', realm: 'urtuu' });
    expect(
      JSON.parse(configWith({ url: 'http://127.0.0.1:8180', realm: 'urtuu' }, CONFIG)),
    ).toEqual({
      identity: { url: 'http://127.0.0.1:8180', realm: 'urtuu', clientId: 'urtuu-console' },
      tiles: null,
    });
  });

  it('is none, or is refused', () => {
    expect(keycloakOf({}, CONFIG)).toBeUndefined();
    expect(() => keycloakOf({ KEYCLOAK_URL: 'localhost:8180' }, CONFIG)).toThrow('localhost:8180');
    expect(() =>
      keycloakOf({ KEYCLOAK_URL: 'http://a.example', KEYCLOAK_INSIDE_URL: 'keycloak' }, CONFIG),
    ).toThrow('KEYCLOAK_INSIDE_URL');
  });
});

describe('tokens of a Keycloak', () => {
  endServerAfterEach();
  let own: CryptoKey;
  let other: CryptoKey;
  let jwks: object;
  let gateways: Gateways;
  let verify: ReturnType<typeof keycloakVerify>;
  beforeAll(async () => {
    const pair = await generateKeyPair('RS256');
    own = pair.privateKey;
    other = (await generateKeyPair('RS256')).privateKey;
    jwks = { keys: [{ ...(await exportJWK(pair.publicKey)), kid: 'k', alg: 'RS256', use: 'sig' }] };
    gateways = await createGateways({
      verify: (token) => verify(token),
      people: demoPeople,
      seedCustomers: 12,
      lazy: true,
    });
  });

  /** What the main gateway answers about the rights of the bearer. */
  async function permissions(claims: object, { key = own, issuer = '', outside = '' } = {}) {
    await listen(async () => Response.json(jwks));
    const address = server?.address();
    const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
    const addresses = outside ? { url: outside, inside: url } : { url };
    verify = keycloakVerify({ ...addresses, realm: 'urtuu' }, demoPeople);
    const token = await new SignJWT({ typ: 'Bearer', ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: 'k' })
      .setIssuer(issuer || `${outside || url}/realms/urtuu`)
      .setSubject('9d4cf1a2-0000-4000-8000-000000000001')
      .setExpirationTime('1 min')
      .sign(key);
    const answer = await gateways.handle(
      new Request('http://localhost/gateway-lab/permissions', {
        headers: { Authorization: `Bearer ${token}` },
      }),
    );
    return { status: answer?.status, rights: (await answer?.json()) as string[] };
  }

  const worker = { preferred_username: 'worker', realm_access: { roles: ['worker'] } };

  it('give a demo person, whatever the id, the rights of the roles in the token', async () => {
    const { status, rights } = await permissions(worker);
    expect([status, rights.includes('customer:list'), rights.includes('news:create')]).toEqual([
      200,
      true,
      false,
    ]);
    const more = { ...worker, realm_access: { roles: ['worker', 'pocket_operator'] } };
    expect((await permissions(more)).rights).toContain('news:create');
  });

  it('give somebody unknown the rights of the roles alone', async () => {
    const stranger = { preferred_username: 'dorj', realm_access: { roles: ['pocket_agent'] } };
    const { status, rights } = await permissions(stranger);
    expect([status, rights.length]).toEqual([200, 12]);
  });

  it('count by the address that browsers have, though the keys come from another', async () => {
    const outside = 'https://login.example';
    const { status, rights } = await permissions(worker, { outside });
    expect([status, rights.includes('customer:list')]).toEqual([200, true]);
  });

  it('without a role give nothing, and no failure', async () => {
    for (const preferred_username of ['nobody', 'dorj'])
      expect(await permissions({ preferred_username })).toEqual({ status: 200, rights: [] });
  });

  it.each([
    ['of another key', worker, { key: 'other' }],
    ['of another realm', worker, { issuer: 'http://127.0.0.1:1/realms/urtuu' }],
    ['that is no access token', { ...worker, typ: 'ID' }, {}],
  ])(
    '%s are refused',
    async (_name, claims, { key, issuer }: { key?: string; issuer?: string }) => {
      const { status } = await permissions(claims, { key: key ? other : own, issuer });
      expect(status).toBe(401);
    },
  );
});

/** As JSON has it. */
const withoutEmpty = (value: object): unknown => JSON.parse(JSON.stringify(value));

describe('the realm in deploy/keycloak', () => {
  const realm = realmFor(['http://localhost:5173', 'https://urtuu.example']);
  const [client] = realm.clients;

  it('knows every address of a console, and no other', () => {
    expect(client).toMatchObject({
      clientId: 'urtuu-console',
      publicClient: true,
      standardFlowEnabled: true,
      directAccessGrantsEnabled: false,
      rootUrl: 'http://localhost:5173',
      redirectUris: [
        'http://localhost:5173/auth-callback',
        'https://urtuu.example/auth-callback',
        'http://localhost:5173/silent-check-sso.html',
        'https://urtuu.example/silent-check-sso.html',
      ],
      webOrigins: ['http://localhost:5173', 'https://urtuu.example'],
    });
    expect(client.attributes['pkce.code.challenge.method']).toBe('S256');
    expect(client.attributes['post.logout.redirect.uris']).toBe(
      'http://localhost:5173/auth-callback##https://urtuu.example/auth-callback',
    );
    expect([realm.revokeRefreshToken, realm.refreshTokenMaxReuse]).toEqual([true, 0]);
  });

  it('is the one that the console’s configuration names', () => {
    const { identity } = JSON.parse(readFileSync('public/config.json', 'utf8')) as {
      identity: { realm: string; clientId: string };
    };
    expect([realm.realm, client.clientId]).toEqual([identity.realm, identity.clientId]);
  });

  it('has the demo people, with their roles and claims', () => {
    const held = realm.users.map(({ id, username, firstName, lastName, email, ...rest }) => ({
      id,
      username,
      firstName,
      lastName,
      email,
      roles: rest.realmRoles,
      tenantAlias: rest.attributes.tenantAlias[0],
      customerId: Number(rest.attributes.customerId[0]),
    }));
    expect(held).toEqual(
      demoPeople.map((person) => ({ ...person, permissions: undefined })).map(withoutEmpty),
    );
  });
});

describe.skipIf(process.platform === 'win32')('fetching a Keycloak', () => {
  const programs = mkdtempSync(join(tmpdir(), 'programs-'));
  afterEach(() => {
    vi.unstubAllEnvs();
    rmSync(programs, { recursive: true });
  });

  it('runs Maven in the cache, where its marks are in nobody’s way, and says what it said', async () => {
    writeFileSync(join(programs, 'mvn'), '#!/bin/sh\npwd\nexit 1\n', { mode: 0o755 });
    vi.stubEnv('PATH', [programs, process.env.PATH].join(delimiter));
    vi.stubEnv('KEYCLOAK_VERSION', '26.0.0-of-nobody');
    vi.resetModules();
    const { fetchKeycloak } = await import('../../deploy/keycloak/start.mjs');
    await expect(fetchKeycloak()).rejects.toThrow(
      /^Maven could not fetch Keycloak 26\.0\.0-of-nobody\.\n.*\/\.cache\/urtuu\/keycloak\n$/,
    );
  });
});
