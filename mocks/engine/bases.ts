/** Base addresses of the embedded gateways, by the name that entity declarations use. */
export const GATEWAY_BASES = {
  main: '/gateway-lab',
  accounting: '/gateway-accounting',
  customer: '/gateway-customer',
  identity: '/gateway-identity',
  merchantWeb: '/gateway-merchant-web',
  org: '/gateway-org',
  zms: '/gateway-zms',
  customerFinder: '/gateway-customer-finder',
} as const;

export type GatewayKey = keyof typeof GATEWAY_BASES;

/** The gateway an address belongs to, and the path below its base; null for any other address. */
export function splitPath(pathname: string): { gateway: GatewayKey; path: string } | null {
  for (const [gateway, base] of Object.entries(GATEWAY_BASES)) {
    if (pathname === base || pathname.startsWith(`${base}/`)) {
      return { gateway: gateway as GatewayKey, path: pathname.slice(base.length) || '/' };
    }
  }
  return null;
}
