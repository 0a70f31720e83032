import type { Same } from '../../i18n/Same';
import { openWorkTexts } from '../../i18n/en/shared/openWork';

import type { labels as mn } from './labels.mn';

/** English texts: what the pages of this area share. */
export const labels: Same<typeof mn> = {
  ...openWorkTexts,
  enums: {
    StaffAction: {
      APPROVE: 'Approve',
      REJECT: 'Reject',
      CANCEL: 'Cancel',
      CORRECT: 'Correct',
      CLOSE: 'Close',
      EXTEND: 'Extend',
      MOVE_TO_RISK_FUND: 'Move to risk fund',
      CONFIRM_CANCEL_TO_ISSUED: 'Confirm return to issued',
      CESSION: 'Cede claim',
      UNDO_CESSION: 'Undo cession',
      PUBLISH: 'Publish',
      UNPUBLISH: 'Unpublish',
    },
  },
};
