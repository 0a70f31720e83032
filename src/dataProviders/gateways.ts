/**
 * The gateways by name (document 1 §7, document 2 §7; decisions 5): each has its own base address in the
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
