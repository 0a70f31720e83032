import { decodeJwt } from 'jose';
import { beforeEach, describe, expect, it } from 'vitest';
import { createGateways } from '../../mocks/engine';
import { createHost } from '../../mocks/host/createHost';
import { staffAccounts } from '../../mocks/resources/users/user/staffAccounts';
import { cookiesOf, fragmentOf, LOGIN, OIDC, ORIGIN, query, VERIFIER } from './desk';

const USERS = `${ORIGIN}/gateway-identity/keycloak/user`;
const ACCOUNTANT = '2f6d1c0e-5b1a-4c3f-9a61-0c7d4e8b1a04';
const AGENT = '2f6d1c0e-5b1a-4c3f-9a61-0c7d4e8b1a05';
const ACTION = `${ORIGIN}/realms/urtuu/login-actions/required-action`;
const REASON = 'Ажлын байр солигдсон.';

let host: ReturnType<typeof createHost>;
beforeEach(async () => {
  host = createHost(
    async (options) => {
      const gateways = await createGateways({ ...options, seedCustomers: 20, lazy: true });
      return { ...gateways, accounts: staffAccounts(gateways.store) };
    },
    { today: '2026-11-21' },
  );
  await host.ready;
});

async function send(url: string, init: RequestInit = {}): Promise<Response> {
  const answer = await host.handle(new Request(url, init));
  if (!answer) throw new Error(`not answered: ${url}`);
  return answer;
}

const form = (url: string, values: Record<string, string>, cookie = '') =>
  send(url, { method: 'POST', body: new URLSearchParams(values), headers: { cookie } });

const enter = (username: string, password: string) =>
  form(`${LOGIN}?${query({ kc_locale: 'en' })}`, { username, password });

interface Tokens {
  access_token: string;
  refresh_token: string;
}

const grant = (values: Record<string, string>) =>
  form(`${OIDC}/token`, { client_id: 'urtuu-console', ...values });

const tokensOf = async (signedIn: Response): Promise<Tokens> => {
  const { code } = fragmentOf(signedIn);
  const answer = await grant({
    grant_type: 'authorization_code',
    redirect_uri: `${ORIGIN}/auth-callback`,
    code,
    code_verifier: VERIFIER,
  });
  return (await answer.json()) as Tokens;
};

async function asAdmin(method: string, path: string, body: object): Promise<Response> {
  const { access_token: token } = await tokensOf(await enter('admin', 'demo'));
  return send(`${USERS}${path}`, {
    method,
    body: JSON.stringify(body),
    headers: { Authorization: `Bearer ${token}`, 'If-Match': '*' },
  });
}

const rolesIn = (token: string) =>
  (decodeJwt(token) as { realm_access: { roles: string[] } }).realm_access.roles;

const permissionsOf = async (token: string) =>
  send(`${ORIGIN}/gateway-lab/permissions`, { headers: { Authorization: `Bearer ${token}` } });

const ticketIn = (page: string) => /name="ticket" value="([^"]+)"/.exec(page)?.[1] ?? '';

/** Chooses a password in place of the temporary one. */
const chooseOwn = (ticket: string, password: string) =>
  form(`${ACTION}?${query({ kc_locale: 'en' })}`, {
    ticket,
    'password-new': password,
    'password-confirm': password,
  });

const NEW = {
  loginName: 'shine.ajiltan',
  lastName: 'Бат',
  firstName: 'Сувд',
  email: 'suvd@pocketmn.example',
  roles: ['pocket_agent'],
  password: 'Nuuts-2026',
  passwordConfirmation: 'Nuuts-2026',
};

describe('a person created in the console', () => {
  it('signs in, with the name in any letter case, and may do what the roles give', async () => {
    expect((await asAdmin('POST', '', NEW)).status).toBe(201);
    const asked = await (await enter('Shine.Ajiltan', 'Nuuts-2026')).text();
    await chooseOwn(ticketIn(asked), 'Minii-2026');
    const signedIn = await enter('Shine.Ajiltan', 'Minii-2026');
    const { access_token: token } = await tokensOf(signedIn);
    expect(decodeJwt(token)).toMatchObject({
      preferred_username: 'shine.ajiltan',
      name: 'Сувд Бат',
      tenantAlias: 'pocketmn',
    });
    expect(rolesIn(token)).toEqual(['pocket_agent']);
    const allowed = await permissionsOf(token);
    expect([allowed.status, JSON.stringify(await allowed.json())]).toEqual([
      200,
      expect.stringContaining('loan:register'),
    ]);
  });

  it('has a wrong password refused, and the demo password too', async () => {
    await asAdmin('POST', '', NEW);
    for (const password of ['demo', 'nuuts-2026', '']) {
      const answer = await enter('shine.ajiltan', password);
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain('The user name or the password is wrong.');
    }
  });

  it('chooses another password than the temporary one before going on', async () => {
    await asAdmin('POST', '', NEW);
    const asked = await enter('shine.ajiltan', 'Nuuts-2026');
    expect(cookiesOf(asked)).toBe('');
    const first = await asked.text();
    expect(first).toContain('Your password is temporary.');
    const short = await (await chooseOwn(ticketIn(first), 'short')).text();
    expect(short).toContain('The password is shorter than it has to be.');
    const same = await (await chooseOwn(ticketIn(short), 'Nuuts-2026')).text();
    expect(same).toContain('Choose another password than before.');
    const good = await chooseOwn(ticketIn(same), 'Minii-2026');
    expect(rolesIn((await tokensOf(good)).access_token)).toEqual(['pocket_agent']);
    // A page is good for one try.
    expect(fragmentOfOrNothing(await chooseOwn(ticketIn(same), 'Another-2026'))).toEqual({});
    expect((await enter('shine.ajiltan', 'Minii-2026')).status).toBe(302);
    expect((await enter('shine.ajiltan', 'Nuuts-2026')).status).toBe(200);
  });
});

const fragmentOfOrNothing = (answer: Response) =>
  answer.headers.has('location') ? fragmentOf(answer) : {};

it('every attempt to sign in is among those that the account’s page leads to', async () => {
  await enter('agent', 'wrong');
  const { access_token: token } = await tokensOf(await enter('admin', 'demo'));
  const read = async (staffId: string) => {
    const path = `/gateway-lab/login-attempts?staffId=${staffId}&sort=id,desc`;
    const headers = { Authorization: `Bearer ${token}` };
    const answer = await send(`${ORIGIN}${path}`, { headers });
    const { content } = (await answer.json()) as { content: Record<string, unknown>[] };
    return content.map(({ outcome, reason, failures }) => [outcome, reason, failures]);
  };
  expect((await read(AGENT))[0]).toEqual(['FAILED', 'WRONG_PASSWORD', 1]);
  await enter('agent', 'demo');
  expect((await read(AGENT)).slice(0, 2)).toEqual([
    ['SUCCEEDED', null, 0],
    ['FAILED', 'WRONG_PASSWORD', 1],
  ]);
});

describe('an account that is changed in the console', () => {
  it('has the new password at once, which lets nobody in before its owner has chosen another', async () => {
    const body = { password: 'Shine-2026', passwordConfirmation: 'Shine-2026', reason: REASON };
    expect((await asAdmin('PUT', `/${AGENT}/password`, body)).status).toBe(200);
    expect(await (await enter('agent', 'demo')).text()).toContain(
      'The user name or the password is wrong.',
    );
    const asked = await enter('agent', 'Shine-2026');
    expect(cookiesOf(asked)).toBe('');
    expect(await asked.text()).toContain('Your password is temporary.');
  });

  it('has its roles in the next token', async () => {
    const { access_token: token, refresh_token: next } = await tokensOf(
      await enter('agent', 'demo'),
    );
    expect(rolesIn(token)).toEqual(['pocket_agent']);
    await asAdmin('POST', `/${AGENT}/roles`, { role: 'pocket_operator', reason: REASON });
    const answer = await grant({ grant_type: 'refresh_token', refresh_token: next });
    const renewed = (await answer.json()) as Tokens;
    expect(rolesIn(renewed.access_token)).toEqual(['pocket_agent', 'pocket_operator']);
  });

  it('lets nobody in when it is switched off, nor go on', async () => {
    const { refresh_token: next } = await tokensOf(await enter('agent', 'demo'));
    await asAdmin('PUT', `/${AGENT}`, { enabled: false });
    expect(await (await enter('agent', 'demo')).text()).toContain('Your account is disabled.');
    const refused = await grant({ grant_type: 'refresh_token', refresh_token: next });
    expect([refused.status, ((await refused.json()) as { error: string }).error]).toEqual([
      400,
      'invalid_grant',
    ]);
  });

  it('lets nobody in when it is deleted', async () => {
    const made = (await (await asAdmin('POST', '', NEW)).json()) as { id: string };
    expect((await asAdmin('DELETE', `/${made.id}`, {})).status).toBe(200);
    expect(await (await enter('shine.ajiltan', 'Nuuts-2026')).text()).toContain(
      'The user name or the password is wrong.',
    );
  });

  it('lets nobody in when its owner has left, nor go on', async () => {
    const { refresh_token: next } = await tokensOf(await enter('accountant', 'demo'));
    const { access_token: token } = await tokensOf(await enter('admin', 'demo'));
    const employees = `${ORIGIN}/gateway-org/employees`;
    const headers = { Authorization: `Bearer ${token}`, 'If-Match': '*' };
    const found = await send(`${employees}?staffId=${ACCOUNTANT}`, { headers });
    const { content } = (await found.json()) as { content: { id: number }[] };
    const body = JSON.stringify({ leftOn: '2026-11-20', reason: REASON, handedTo: AGENT });
    await send(`${employees}/${content[0].id}/leave`, { method: 'POST', headers, body });
    expect(await (await enter('accountant', 'demo')).text()).toContain('Your account is disabled.');
    const refused = await grant({ grant_type: 'refresh_token', refresh_token: next });
    expect(refused.status).toBe(400);
  });
});
