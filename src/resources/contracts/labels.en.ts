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
    ContractRequestStage: {
      IDENTITY: 'Checking the identity',
      REGISTRY: 'Registry checks',
      SCORING: 'Computing the score',
      CUSTOMER_SIGN: 'Customer signs',
      DIRECTOR_SIGN: 'Director signs',
      SIGN_FAILED: 'Signing failed',
    },
    ContractAction: {
      MAKE: 'Make contract',
      CANCEL: 'Cancel contract',
      CEDE: 'Cede claim',
      UNDO_CESSION: 'Undo cession',
    },
  },
};
