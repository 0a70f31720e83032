import { Breaker } from './Breaker';
import { gatewayNames, type GatewayName } from './gateways';
import { RetryBudget } from './RetryBudget';

const fresh = () => new Map(gatewayNames.map((name) => [name, new Breaker()]));

let breakers = fresh();
let budget = new RetryBudget();
const listeners = new Set<() => void>();

/** The breaker of a gateway. */
export const breakerOf = (gateway: GatewayName): Breaker => breakers.get(gateway) as Breaker;

/** The repeats that all calls share. */
export const retryBudget = (): RetryBudget => budget;

/** Gateways whose reads pause now; for the banner. */
export const pausedGateways = (now = Date.now()): GatewayName[] =>
  gatewayNames.filter((name) => breakerOf(name).pausedUntil(now));

/** Called whenever a pause begins or ends because of an answer. */
export function subscribeToPauses(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Notes how a try ended. */
export function noteTry(gateway: GatewayName, succeeded: boolean, now = Date.now()): void {
  const breaker = breakerOf(gateway);
  const before = breaker.pausedUntil(now);
  if (succeeded) breaker.succeeded();
  else breaker.failed(now);
  if (before !== breaker.pausedUntil(now)) listeners.forEach((listener) => listener());
}

/** Forgets failures and repeats: a person asks for another try, or a test begins. */
export function resetPauses(): void {
  breakers = fresh();
  budget = new RetryBudget();
  listeners.forEach((listener) => listener());
}
