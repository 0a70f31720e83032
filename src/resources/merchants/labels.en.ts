import type { Same } from '../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** English texts: what the pages of this area share. */
export const labels: Same<typeof mn> = {
  enums: {
    InstituteType: { SCHOOL: 'School', KINDERGARTEN: 'Kindergarten', UNIVERSITY: 'University' },
    InstituteRegistrationState: { REGISTERED: 'Registered', CANCELLED: 'Cancelled' },
  },
};
