import type { Same } from '../../i18n/Same';

import { ledgerEnums, ledgerTexts } from '../../i18n/en/shared/ledger';
import { ownerEnums } from '../../i18n/en/shared/owners';
import type { labels as mn } from './labels.mn';

/** English texts: what the pages of this area share. */
export const labels: Same<typeof mn> = {
  ...ledgerTexts,
  enums: {
    ...ledgerEnums,
    ...ownerEnums,
    InstituteType: { SCHOOL: 'School', KINDERGARTEN: 'Kindergarten', UNIVERSITY: 'University' },
    InstituteRegistrationState: { REGISTERED: 'Registered', CANCELLED: 'Cancelled' },
  },
};
