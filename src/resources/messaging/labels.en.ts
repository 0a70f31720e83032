import { mailEnums } from '../../i18n/en/shared/mail';
import { phone } from '../../i18n/en/shared/phone';
import { smsText } from '../../i18n/en/shared/smsText';
import type { Same } from '../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** English texts: what the pages of this area share. */
export const labels: Same<typeof mn> = {
  ...phone,
  ...smsText,
  enums: {
    ...smsText.enums,
    NotificationType: {
      INCOME: 'Income',
      CASH_IN: 'Cash-in',
      NEWS: 'News',
      VIDEO: 'Video',
      INVITE: 'Invitation',
      LEVEL_DOWN: 'Level down',
      LOAN_EXPIRING: 'Loan due soon',
      OVERDUE: 'Overdue',
      REFUND: 'Repayment',
      AUTO_REFUND: 'Automatic repayment',
      EXTENSION: 'Extension',
      GUARANTEE: 'Guarantee',
      INVOICE: 'Invoice',
      REGISTRATION: 'Registration',
      PURCHASE: 'Purchase',
      ENVELOPE: 'Gift envelope',
      COUPON: 'Coupon',
      OTHER: 'Other',
    },
    ...mailEnums,
    NotificationReceiver: {
      CUSTOMER: 'One customer',
      AUDIENCE: 'Customers of a view',
      ALL: 'All customers',
    },
    NotificationState: {
      PLANNED: 'Planned',
      SENDING: 'Being sent',
      SENT: 'Sent',
      STOPPED: 'Stopped',
    },
    MessageChannel: { APP: 'App', MAIL: 'E-mail', SMS: 'SMS' },
    ReceiverExclusion: {
      CANCELLED: 'Contract cancelled',
      BLACK_LISTED: 'On the black list',
      NO_APP: 'Does not use the app',
      NO_EMAIL: 'No e-mail address',
      NO_PHONE: 'No phone number',
      TWICE: 'Included by another record already',
    },
  },
};
