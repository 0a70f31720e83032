import type { Same } from '../../i18n/Same';

import type { labels as mn } from './labels.mn';
import { printedTexts } from '../../i18n/ru/shared/printed';

/** Russian texts: what the pages of this area share. */
export const labels: Same<typeof mn> = {
  ...printedTexts,
  enums: {
    ...printedTexts.enums,
    MatchQuality: {
      REGNUM: 'Совпал регистрационный номер',
      PHONE: 'Совпал телефон',
      NAME: 'Совпало только имя',
    },
  },
};
