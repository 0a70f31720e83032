import type { Same } from '../../i18n/Same';

import { ledgerEnums, ledgerTexts } from '../../i18n/ru/shared/ledger';
import { ownerEnums } from '../../i18n/ru/shared/owners';
import type { labels as mn } from './labels.mn';

/** Russian texts: what the pages of this area share. */
export const labels: Same<typeof mn> = {
  ...ledgerTexts,
  enums: {
    ...ledgerEnums,
    ...ownerEnums,
    InstituteType: { SCHOOL: 'Школа', KINDERGARTEN: 'Детский сад', UNIVERSITY: 'Вуз' },
    InstituteRegistrationState: { REGISTERED: 'Зарегистрирован', CANCELLED: 'Отменён' },
  },
};
