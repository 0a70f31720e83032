/**
 * The gateways by name: each has its own base address in the
 * configuration. `main` carries whatever names no other; `zms` is the credit-information service.
 */
export const gatewayNames = [
  'main',
  'accounting',
  'customer',
  'identity',
  'merchantWeb',
  'org',
  'zms',
  'customerFinder',
] as const;

export type GatewayName = (typeof gatewayNames)[number];
