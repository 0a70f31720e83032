import { createHash } from 'node:crypto';
import type { Person } from './Person';

const PREFIX = 'only:';

/** Whose staff the person is, unless the name says so. */
const MAIN = 'pocketmn';

/**
 * The person behind a user name `only:PERMISSION[,PERMISSION…][@TENANT]`: exactly those permissions, no role, staff of the
 * main tenant or of the one after the @. The same user name always gives the same person. Any other user name gives
 * `undefined`.
 */
export function onlyPerson(username: string): Person | undefined {
  if (!username.startsWith(PREFIX)) return undefined;
  const [held, tenantAlias = MAIN] = username.slice(PREFIX.length).split('@');
  const permissions = held
    .split(',')
    .map((permission) => permission.trim())
    .filter((permission) => permission !== '');
  const digest = createHash('sha256').update(username).digest('hex');
  return {
    id: `${digest.slice(0, 8)}-${digest.slice(8, 12)}-4${digest.slice(13, 16)}-8${digest.slice(17, 20)}-${digest.slice(20, 32)}`,
    username,
    firstName: 'Туршилт',
    lastName: 'Ажилтан',
    email: `${digest.slice(0, 8)}@${tenantAlias}.example`,
    customerId: 900_000 + (Number.parseInt(digest.slice(0, 6), 16) % 100_000),
    tenantAlias,
    roles: [],
    permissions,
    synthetic: true,
  };
}
