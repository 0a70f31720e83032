import type { RegistrationWait } from '../../../../domain/customers/registration';
import type { ProcessStepKey } from '../../../../domain/customers/processSteps';

type Id = string | number;

interface Customer {
  id: Id;
  registrationWait?: RegistrationWait | null;
  listEntry?: { id: Id } | null;
}

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
export function stepFix(
  step: ProcessStepKey,
  { id, registrationWait, listEntry }: Customer,
): string | undefined {
  if (registrationWait === 'suspected') return '/suspect/search';
  if (step === 'lists' && listEntry) return `/bw-list/${listEntry.id}`;
  if (registrationWait === 'no_phone') return `/customers/${id}/update`;
  return FIXES[step]?.(id);
}
