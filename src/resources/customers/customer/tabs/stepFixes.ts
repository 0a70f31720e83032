import type { MessageKey } from '../../../../i18n/Catalogue';
import type { RegistrationWait } from '../../../../domain/customers/registration';
import type { ProcessStepKey } from '../../../../domain/customers/processSteps';

type Id = string | number;

interface Customer {
  id: Id;
  registrationWait?: RegistrationWait | null;
  listEntry?: { id: Id } | null;
}

/** A page where staff help a customer on, and the message key of its name. */
interface Fix {
  path: string;
  words: MessageKey;
}

/**
 * Where staff can do something about a step (docs/domain/customers.md 2.1, 2.2); the others heal by themselves or not
 * at all.
 */
const FIXES = {
  registering: () => '/otp-request-list',
  lists: () => '/bw-list',
  age: (id) => `/customers/${id}/update`,
  user: () => '/customers/search/keycloak',
  zms: () => '/customers/zms',
  state_registry: (id) => `/customers/${id}/xyp-detail`,
  contracts: (id) => `/customers/${id}/contract`,
} satisfies Partial<Record<ProcessStepKey, (id: Id) => string>>;

const fixOf = (step: keyof typeof FIXES, path: string): Fix => ({
  path,
  words: `identity.steps.cures.${step}`,
});

const isCurable = (step: ProcessStepKey): step is keyof typeof FIXES => step in FIXES;

/** The page where staff help a customer at a step to go on; undefined where they can do nothing. */
export function stepFix(
  step: ProcessStepKey,
  { id, registrationWait, listEntry }: Customer,
): Fix | undefined {
  if (registrationWait === 'suspected')
    return { path: '/suspect/search', words: 'identity.alerts.to_suspects' };
  if (step === 'lists' && listEntry) return fixOf(step, `/bw-list/${listEntry.id}`);
  if (registrationWait === 'no_phone') return fixOf('age', FIXES.age(id));
  return isCurable(step) ? fixOf(step, FIXES[step](id)) : undefined;
}
