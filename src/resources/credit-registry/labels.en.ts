import type { Same } from '../../i18n/Same';
import { lending } from '../../i18n/en/shared/lending';
import { queueTexts } from '../../i18n/en/shared/queues';
import { registryCheckTexts } from '../../i18n/en/shared/registryCheck';
import type { labels as mn } from './labels.mn';
import { printedTexts } from '../../i18n/en/shared/printed';

/** English texts: what the pages of this area share. */
export const labels: Same<typeof mn> = {
  ...printedTexts,
  ...lending,
  ...queueTexts,
  ...registryCheckTexts,
  enums: {
    ...printedTexts.enums,
    CreditRegistryWriteState: { NEVER: 'Never written' },
    CreditRegistryWriteScope: { SINGLE: 'This contract', ALL: 'All contracts' },
  },
};
