import type { Person, TokenPayload } from '../../mocks/identity';

/** What the embedded identity provider says of a person in an access token; for gateways under test without it. */
export const payloadOf = (person: Person, username: string): TokenPayload => ({
  sub: person.id,
  sid: 'sid',
  typ: 'Bearer',
  azp: 'urtuu-console',
  scope: 'openid',
  preferred_username: username,
  given_name: person.firstName,
  family_name: person.lastName,
  name: `${person.firstName} ${person.lastName}`,
  email: person.email,
  tenantAlias: person.tenantAlias,
  customerId: person.customerId,
  realm_access: { roles: [...person.roles] },
});
