import type { FingerprintConfig } from '../../config/config';
import { digitalPersonaReader } from './digitalPersonaReader';
import type { FingerprintReader } from './FingerprintReader';
import { secugenReader } from './secugenReader';
import { simulatedFault, simulatedReader } from './simulatedReader';

/** The reader that the configuration names; undefined where there is none. */
export function configuredReader(given: FingerprintConfig | null): FingerprintReader | undefined {
  const { driver, url, licence } = given ?? {};
  switch (driver) {
    case 'secugen':
      return secugenReader({ url, licence });
    case 'digitalpersona':
      return digitalPersonaReader({ url });
    case 'simulated':
      return simulatedReader(() => simulatedFault(window.location.search));
    default:
      return undefined;
  }
}
