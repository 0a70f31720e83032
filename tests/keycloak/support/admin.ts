import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    keycloak: { url: string; admin: { username: string; password: string } };
  }
}

const { url, admin } = inject('keycloak');

/** Base address of the Keycloak. */
export const keycloakUrl = url;

async function adminToken(): Promise<string> {
  const answer = await fetch(`${url}/realms/master/protocol/openid-connect/token`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'password', client_id: 'admin-cli', ...admin }),
  });
  return ((await answer.json()) as { access_token: string }).access_token;
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await fetch(`${url}/admin/realms/urtuu${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${await adminToken()}`,
      'Content-Type': 'application/json',
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`);
  return (text === '' ? undefined : JSON.parse(text)) as T;
}

async function idOf(username: string): Promise<string> {
  const [user] = await ask<{ id: string }[]>('GET', `/users?exact=true&username=${username}`);
  return user.id;
}

/** What an administrator does in Keycloak's own console. */
export const keycloak = {
  /** How long access tokens live that are issued from now on. */
  setAccessTokenSeconds: (seconds: number) =>
    ask<void>('PUT', '', { accessTokenLifespan: seconds }),
  /** How many sessions somebody has. */
  sessions: async (username: string) =>
    (await ask<unknown[]>('GET', `/users/${await idOf(username)}/sessions`)).length,
  /** Ends somebody's sessions. */
  endSessions: async (username: string) =>
    ask<void>('POST', `/users/${await idOf(username)}/logout`),
  /** Gives somebody a role, or takes it. */
  setRole: async (username: string, role: string, held: boolean) => {
    const described = await ask<object>('GET', `/roles/${role}`);
    const path = `/users/${await idOf(username)}/role-mappings/realm`;
    await ask<void>(held ? 'POST' : 'DELETE', path, [described]);
  },
};
