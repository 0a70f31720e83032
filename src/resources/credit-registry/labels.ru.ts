import type { Same } from '../../i18n/Same';
import { lending } from '../../i18n/ru/shared/lending';
import { queueTexts } from '../../i18n/ru/shared/queues';
import { registryCheckTexts } from '../../i18n/ru/shared/registryCheck';
import type { labels as mn } from './labels.mn';
import { printedTexts } from '../../i18n/ru/shared/printed';

/** Russian texts: what the pages of this area share. */
export const labels: Same<typeof mn> = {
  ...printedTexts,
  ...lending,
  ...queueTexts,
  ...registryCheckTexts,
  enums: {
    ...printedTexts.enums,
    CreditRegistryWriteState: { NEVER: 'Не записано' },
    CreditRegistryWriteScope: { SINGLE: 'Этот договор', ALL: 'Все договоры' },
  },
};
