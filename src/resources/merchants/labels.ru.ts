import type { Same } from '../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** Russian texts: what the pages of this area share. */
export const labels: Same<typeof mn> = {
  enums: {
    InstituteType: { SCHOOL: 'Школа', KINDERGARTEN: 'Детский сад', UNIVERSITY: 'Вуз' },
    InstituteRegistrationState: { REGISTERED: 'Зарегистрирован', CANCELLED: 'Отменён' },
  },
};
