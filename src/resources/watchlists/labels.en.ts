import type { Same } from '../../i18n/Same';

import type { labels as mn } from './labels.mn';
import { printedTexts } from '../../i18n/en/shared/printed';

/** English texts: what the pages of this area share. */
export const labels: Same<typeof mn> = {
  ...printedTexts,
  enums: {
    ...printedTexts.enums,
    MatchQuality: {
      REGNUM: 'Register number matches',
      PHONE: 'Phone number matches',
      NAME: 'Only the name matches',
    },
  },
};
