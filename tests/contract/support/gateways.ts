import { GATEWAY_BASES } from '../../../mocks/engine/bases';
import { createGateways } from '../../../mocks/engine';
import { demoPeople } from '../../../mocks/identity/people';
import type { TokenPayload } from '../../../mocks/identity/tokens';
import type { AnyEntity } from '../../../src/entity/entity';

export const TODAY = '2026-11-21';

/** The embedded gateways in this process. A token is the user name, with the lender behind an @; only such people exist. */
export const startGateways = () =>
  createGateways({
    people: demoPeople,
    seedCustomers: 60,
    today: TODAY,
    verify: (token) => {
      const [username, tenant = 'pocketmn'] = token.split('@');
      const known = demoPeople.find((one) => one.username === username);
      const claims = {
        sub: known?.id ?? username,
        preferred_username: username,
        tenantAlias: known?.tenantAlias ?? tenant,
        realm_access: { roles: known?.roles ?? [] },
      };
      return Promise.resolve(claims as TokenPayload);
    },
  });

export type Gateways = Awaited<ReturnType<typeof startGateways>>;

/** The user name of a person with exactly these permissions. */
export const holderOf = (permissions: Iterable<string>): string =>
  `only:${[...permissions].join(',')}`;

/** The same person, working for another lender. */
export const at = (tenant: string, as: string): string => `${as}@${tenant}`;

interface Ask {
  as: string;
  method?: string;
  /** Below the entity's gateway. */
  path: string;
  body?: unknown;
  ifMatch?: string;
  /** The idempotency key of a write; one of its own without it. */
  key?: string;
}

/** One call as a person; the status and the body of the answer. */
export async function ask(
  gateways: Gateways,
  { gateway }: Pick<AnyEntity, 'gateway'>,
  { as, method = 'GET', path, body, ifMatch = '*', key = crypto.randomUUID() }: Ask,
) {
  const headers: Record<string, string> = { Authorization: `Bearer ${as}` };
  if (method !== 'GET') {
    headers['Idempotency-Key'] = key;
    // Based on whatever the record is.
    headers['If-Match'] = ifMatch;
  }
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  const answer = await gateways.handle(
    new Request(`http://localhost${GATEWAY_BASES[gateway]}${path}`, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
    }),
  );
  if (!answer) throw new Error(`${method} ${path}: no gateway answered`);
  const text = await answer.text();
  return {
    status: answer.status,
    etag: answer.headers.get('ETag'),
    body: (text ? JSON.parse(text) : null) as Record<string, unknown>,
  };
}
