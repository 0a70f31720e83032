import type { GatewayOptions, Gateways } from '../engine';
import { createIdentityProvider, type IdentityProvider, type StaffAccounts } from '../identity';
import type { Handler } from './fetchMiddleware';
import { keycloakVerify, type Keycloak } from './keycloak';
import { BARE_HEADERS } from './securityHeaders';

/** Whether a path is a gateway's. */
export const isGateway = (path: string) => /^\/gateway-[^/]+(?:\/|$)/.test(path);
/** Vite has addresses of its own that begin with two underscores. */
const isControl = (path: string) => /^\/__(?!vite|open-in-editor|ui$)[a-z]/.test(path);
const isIdentity = (path: string) => path === '/__identity' || path.startsWith('/realms/');

/** Whether a path belongs to the embedded servers and not to the console's own files. */
export const isEmbedded = (path: string): boolean =>
  isIdentity(path) || isGateway(path) || isControl(path);

/**
 * Whether another site's page asks: the levers of tests know no token, and a page that happens to be open must not sign anybody
 * out or begin the sample anew. What is no browser says neither header.
 */
function isForeign({ url, headers }: Request): boolean {
  const site = headers.get('sec-fetch-site') ?? 'none';
  const origin = headers.get('origin');
  return (
    !['same-origin', 'none'].includes(site) ||
    (origin ?? new URL(url).origin) !== new URL(url).origin
  );
}

const refused = (status: 403 | 404, code: string, message: string) =>
  Response.json(
    { code, message, requestId: crypto.randomUUID() },
    { status, headers: { 'Cache-Control': 'no-store' } },
  );

const notFound = ({ method, url }: Request) =>
  refused(404, 'NOT_FOUND', `${method} ${new URL(url).pathname}: no such end point`);

/** An answer of a gateway is data: no page, whatever its bytes look like, and nothing for another site. */
function bare(answer: Response): Response {
  // A line that is cut has no headers.
  if (answer.type === 'error') return answer;
  for (const [name, value] of Object.entries(BARE_HEADERS))
    if (!answer.headers.has(name)) answer.headers.set(name, value);
  return answer;
}

/** The gateways, and the staff accounts that they keep. */
interface HostedGateways extends Pick<Gateways, 'handle' | 'control'> {
  accounts: StaffAccounts;
}

/** Starts the gateways for the people that the identity provider knows. */
export type StartGateways = (options: GatewayOptions) => Promise<HostedGateways>;

/**
 * Identity provider and gateways as one handler: the identity provider first, then gateways, then the
 * levers of tests. An unknown address among them is 404 JSON, never the console's page. Requests that come
 * before the gateways are ready wait for them.
 */
export function createHost(
  startGateways: StartGateways,
  settings: Pick<GatewayOptions, 'seedCustomers' | 'today'> = {},
  keycloak?: Keycloak,
): { handle: Handler; identity: IdentityProvider; ready: Promise<HostedGateways> } {
  const identity = createIdentityProvider({
    accounts: async () => (await ready).accounts,
  });
  const { people } = identity;
  const verify = keycloak ? keycloakVerify(keycloak, people) : identity.verify;
  const ready: Promise<HostedGateways> = startGateways({ ...settings, verify, people });

  const handle: Handler = async (request) => {
    const { pathname } = new URL(request.url);
    if (!isEmbedded(pathname)) return null;
    if (isControl(pathname) && isForeign(request))
      return refused(403, 'FOREIGN_ORIGIN', 'Levers of tests are for pages of this origin alone.');
    if (isIdentity(pathname)) return (await identity.handle(request)) ?? notFound(request);
    const gateways = await ready;
    const answer = isGateway(pathname) ? gateways.handle(request) : gateways.control(request);
    return bare((await answer) ?? notFound(request));
  };
  return { handle, identity, ready };
}
