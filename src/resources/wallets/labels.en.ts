import type { Same } from '../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** English texts: what the pages of this area share. */
export const labels: Same<typeof mn> = {
  enums: {
    SplitType: { EQUAL: 'Equal', RANDOM: 'Random', PERCENT: 'By percent' },
    EnvelopeSplitType: { equal: 'Equal', random: 'Random' },
    EnvelopeState: {
      untouched: 'Untouched',
      opened: 'Opened',
      success: 'Fully received',
      finished: 'Finished with remainder',
      closed: 'Closed',
    },
    EnvelopeThemeAction: {
      ACTIVATE: 'Activate',
      DEACTIVATE: 'Deactivate',
      MAKE_DEFAULT: 'Make default',
      DELETE: 'Delete',
    },
    SplitPaidType: { UNPAID: 'Unpaid', CASH: 'Paid in cash', WALLET: 'Paid from wallet' },
  },
};
