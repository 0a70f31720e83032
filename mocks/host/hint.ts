import type { Person } from '../identity';
import type { Keycloak } from './keycloak';

/** The lines under the printed addresses: who can sign in. Plain text, ASCII only. */
export function hint(people: readonly Person[], keycloak?: Keycloak): string {
  const width = Math.max(...people.map(({ username }) => username.length));
  const lines = people.map(({ username, roles, permissions, tenantAlias }) => {
    const rights =
      permissions.length === 0 ? 'no permissions' : `${permissions.length} permissions`;
    return `    ${username.padEnd(width)}  ${[rights, roles.join(', '), tenantAlias].filter(Boolean).join(' | ')}`;
  });
  const where = keycloak ? ` at ${keycloak.url}, realm "${keycloak.realm}"` : '';
  return ['', `  Sign in as one of these people${where}, password "demo":`, ...lines, ''].join(
    '\n',
  );
}
