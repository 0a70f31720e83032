import type { Words } from '../../i18n/words';
import { lending } from '../../i18n/shared/lending';
import { queueTexts } from '../../i18n/shared/queues';
import { registryCheckTexts } from '../../i18n/shared/registryCheck';
import { printedTexts } from '../../i18n/shared/printed';

export const words = {
  ...printedTexts,
  ...lending,
  ...queueTexts,
  ...registryCheckTexts,
  enums: {
    ...printedTexts.enums,
    CreditRegistryWriteState: {
      NEVER: { mn: 'Бичээгүй', en: 'Never written', ru: 'Не записано' },
    },
    CreditRegistryWriteScope: {
      SINGLE: { mn: 'Энэ гэрээ', en: 'This contract', ru: 'Этот договор' },
      ALL: { mn: 'Бүх гэрээ', en: 'All contracts', ru: 'Все договоры' },
    },
  },
} satisfies Words;
