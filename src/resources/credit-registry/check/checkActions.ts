import { registryCheckLifecycle } from '../../../domain/lifecycles/registryLifecycles';
import { RegistryLogType } from '../../../domain/enums/credit-registry';
import { choice } from '../../../fields';

/**
 * The life of a check; sending asks what it is for. The reason is asked for while a result is valid
 * (docs/domain/registries.md 1.3).
 */
export const checkLife = {
  ...registryCheckLifecycle,
  inputs: { check_zms: { logType: choice(RegistryLogType) } },
} as const;
