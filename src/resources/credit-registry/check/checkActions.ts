import { registryCheckLifecycle } from '../../../domain/lifecycles/registryLifecycles';
import { RegistryLogType } from '../../../domain/enums/credit-registry';
import { choice } from '../../../fields/choice';

/** The life of a check; sending asks what it is for. The reason is asked for while a result is valid (domain 4.10). */
export const checkLife = {
  ...registryCheckLifecycle,
  asks: { check_zms: { logType: choice(RegistryLogType) } },
} as const;
