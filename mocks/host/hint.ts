import type { Person } from '../identity';

/** The lines under the printed addresses: who can sign in. Plain text, ASCII only. */
export function hint(people: readonly Person[]): string {
  const width = Math.max(...people.map(({ username }) => username.length));
  const lines = people.map(({ username, roles, permissions, tenantAlias }) => {
    const rights =
      permissions.length === 0 ? 'no permissions' : `${permissions.length} permissions`;
    return `    ${username.padEnd(width)}  ${[rights, roles.join(', '), tenantAlias].filter(Boolean).join(' | ')}`;
  });
  return ['', '  Sign in as one of these people, password "demo":', ...lines, ''].join('\n');
}
