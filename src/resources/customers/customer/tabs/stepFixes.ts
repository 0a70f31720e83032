import type { ProcessStepKey } from '../../../../domain/customers/processSteps';

type Id = string | number;

/**
 * Where staff can do something about a step (docs/domain/customers.md 2.1, 2.2); the others heal by themselves or not
 * at all.
 */
const FIXES: Partial<Record<ProcessStepKey, (id: Id) => string>> = {
  registering: () => '/otp-request-list',
  lists: () => '/bw-list',
  age: (id) => `/customers/${id}/update`,
  user: () => '/customers/search/keycloak',
  zms: () => '/customers/zms',
  state_registry: (id) => `/customers/${id}/xyp-detail`,
  contracts: (id) => `/customers/${id}/contract`,
};

/** The page where staff help a customer at a step to go on; undefined where they can do nothing. */
export const stepFix = (step: ProcessStepKey, id: Id): string | undefined => FIXES[step]?.(id);
