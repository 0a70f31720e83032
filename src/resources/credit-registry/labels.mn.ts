import { lending } from '../../i18n/mn/shared/lending';
import { queueTexts } from '../../i18n/mn/shared/queues';
import { registryCheckTexts } from '../../i18n/mn/shared/registryCheck';
import { printedTexts } from '../../i18n/mn/shared/printed';

/** Mongolian texts: what the pages of this area share. */
export const labels = {
  ...printedTexts,
  ...lending,
  ...queueTexts,
  ...registryCheckTexts,
  enums: {
    ...printedTexts.enums,
    CreditRegistryWriteState: { NEVER: 'Бичээгүй' },
    CreditRegistryWriteScope: { SINGLE: 'Энэ гэрээ', ALL: 'Бүх гэрээ' },
  },
};

declare module '../../i18n/Catalogue' {
  interface CatalogueParts {
    'credit-registry': typeof labels;
  }
}
