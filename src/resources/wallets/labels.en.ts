import type { Same } from '../../i18n/Same';
import { ledgerEnums, ledgerTexts } from '../../i18n/en/shared/ledger';
import { lending } from '../../i18n/en/shared/lending';
import { ownerEnums } from '../../i18n/en/shared/owners';
import { phone } from '../../i18n/en/shared/phone';

import type { labels as mn } from './labels.mn';

/** English texts: what the pages of this area share. */
export const labels: Same<typeof mn> = {
  ...ledgerTexts,
  ...phone,
  checks: lending.checks,
  enums: {
    ...ledgerEnums,
    ...ownerEnums,
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
    EnvelopeThemeState: { ACTIVE: 'Active', INACTIVE: 'Inactive', DELETED: 'Deleted' },
    EnvelopeThemeCategory: {
      TSAGAAN_SAR: 'Lunar New Year',
      NEW_YEAR: 'New Year',
      BIRTHDAY: 'Birthday',
      WEDDING: 'Wedding',
      WOMENS_DAY: 'Women’s Day',
      THANKS: 'Thanks',
      OTHER: 'Other',
    },
    EnvelopeFlag: {
      SUM_DIFFERS: 'The total does not match its parts',
      RECEIVERS_DIFFER: 'The received amount is not the sum of the receivers',
      NO_CHARGE_BACK: 'No journal for the returned remainder',
      TOO_MANY_RECEIVERS: 'More receivers than agreed',
    },
    SplitFlag: {
      SHARES_DIFFER: 'The shares do not add up to the total',
      PERCENT_DIFFERS: 'The percentages do not add up to 100',
      NO_JOURNAL: 'Paid from the wallet without a journal',
      PAID_DIFFERS: 'The paid mark does not match the members',
    },
    SplitPaidType: { UNPAID: 'Unpaid', CASH: 'Paid in cash', WALLET: 'Paid from wallet' },
  },
};
