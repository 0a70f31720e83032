import type { Same } from '../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** Russian texts: what the pages of this area share. */
export const labels: Same<typeof mn> = {
  enums: {
    MatchQuality: {
      REGNUM: 'Совпал регистрационный номер',
      PHONE: 'Совпал телефон',
      NAME: 'Совпало только имя',
    },
  },
};
