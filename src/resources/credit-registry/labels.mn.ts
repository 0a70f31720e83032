import { lending } from '../../i18n/mn/shared/lending';
import { queueTexts } from '../../i18n/mn/shared/queues';
import { registryCheckTexts } from '../../i18n/mn/shared/registryCheck';

/** Mongolian texts: what the pages of this area share. */
export const labels = {
  ...lending,
  ...queueTexts,
  ...registryCheckTexts,
  enums: {
    CreditRegistryWriteState: { NEVER: 'Бичээгүй' },
    CreditRegistryWriteScope: { SINGLE: 'Энэ гэрээ', ALL: 'Бүх гэрээ' },
  },
};

declare module '../../i18n/Catalogue' {
  interface CatalogueParts {
    'credit-registry': typeof labels;
  }
}
