import type { GatewayOptions, Gateways } from '../engine';
import { createIdentityProvider, type IdentityProvider, type StaffAccounts } from '../identity';
import type { Handler } from './fetchMiddleware';
import { keycloakVerify, type Keycloak } from './keycloak';

const isGateway = (path: string) => /^\/gateway-[^/]+(?:\/|$)/.test(path);
/** Vite has addresses of its own that begin with two underscores. */
const isControl = (path: string) => /^\/__(?!vite|open-in-editor|ui$)[a-z]/.test(path);
const isIdentity = (path: string) => path === '/__identity' || path.startsWith('/realms/');

/** Whether a path belongs to the embedded servers and not to the console's own files. */
export const isEmbedded = (path: string): boolean =>
  isIdentity(path) || isGateway(path) || isControl(path);

const notFound = (request: Request) => {
  const { pathname } = new URL(request.url);
  const message = `${request.method} ${pathname}: no such end point`;
  return Response.json(
    { code: 'NOT_FOUND', message, requestId: crypto.randomUUID() },
    { status: 404, headers: { 'Cache-Control': 'no-store' } },
  );
};

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
    if (isIdentity(pathname)) return (await identity.handle(request)) ?? notFound(request);
    const gateways = await ready;
    const answer = isGateway(pathname) ? gateways.handle(request) : gateways.control(request);
    return (await answer) ?? notFound(request);
  };
  return { handle, identity, ready };
}
