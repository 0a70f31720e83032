import { mailEnums } from '../../i18n/en/shared/mail';
import { appEnums } from '../../i18n/en/shared/apps';
import { incomeEnums } from '../../i18n/en/shared/income';
import type { Same } from '../../i18n/Same';

import { phone } from '../../i18n/en/shared/phone';
import { smsText } from '../../i18n/en/shared/smsText';
import type { labels as mn } from './labels.mn';
import { printedTexts } from '../../i18n/en/shared/printed';

/** English texts: what the pages of this area share. */
export const labels: Same<typeof mn> = {
  ...printedTexts,
  ...phone,
  ...smsText,
  enums: {
    ...printedTexts.enums,
    ...smsText.enums,
    ...incomeEnums,
    ...appEnums,
    ...mailEnums,
    PageSize: { 2: '2', 5: '5', 10: '10', 20: '20', 25: '25', 50: '50', 100: '100' },
    AuthState: { UNAUTHENTICATED: 'Signed out', AUTHENTICATED: 'Signed in' },
    SideBarState: { OPEN: 'Open', CLOSED: 'Closed' },
    UploadKind: {
      IMAGE: 'Image',
      DOCUMENT: 'Document',
      STICKER: 'Sticker',
      HTML_TEMPLATE: 'HTML template',
    },
    Gateway: {
      accounting: 'Accounting',
      customer: 'Customer',
      identity_admin: 'Identity administration',
      merchant_web: 'Merchant web',
      organisation: 'Organisation',
      credit_information: 'Credit-information service',
      customer_finder: 'Customer finder',
    },
    ErrorSituation: {
      NO_RESPONSE: 'No response',
      SERVER_ERROR: 'Server error',
      FORBIDDEN: 'No permission',
      UNAUTHORIZED: 'Session expired',
      CONFLICT: 'Already exists',
      OTHER: 'Other error',
    },
    ToastTone: { danger: 'Error', warning: 'Warning', success: 'Success' },
    DateFormat: { YYYY_MM_DD: 'Date', YYYY_MM_DD_HH_mm_ss: 'Date and time' },
    CurrencyRounding: { UP: 'Rounded up', ROUND: 'Rounded', INTEGER: 'Integer' },
    PhoneNumberState: { ACTIVE: 'Active', INACTIVE: 'Inactive' },
    BankGatewayState: { WORKING: 'Working', STOPPED: 'Stopped' },
  },
};
