import type { messaging as mn } from '../../mn/areas/messaging';
import type { Same } from '../../Same';

const smsFields = { text: 'Text', operator: 'Mobile operator', template: 'Template' };

export const messaging = {
  resources: {
    'notification/log': {
      fields: {
        body: 'Body',
        isMail: 'By e-mail',
        isApp: 'In the app',
        isSeen: 'Seen',
        route: 'Opens screen',
        receiver: 'Receiver',
      },
    },
    email: { fields: { subject: 'Subject', recipient: 'Recipient' } },
    sms: { fields: smsFields },
    'sms/otp': { fields: smsFields },
    'reports/sms': { name: 'SMS report row |||| SMS report', fields: smsFields },
  },
  enums: {
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
    EmailType: {
      '1': 'Change password',
      '2': 'Authentication code',
      '100': 'Sent from web',
      '6000': 'Red account',
      '6100': 'Unregistered expense',
      '7000': 'Declined agreement',
      '8000': 'Suspicious transfer',
    },
    NotificationReceiver: { SELECTED: 'Selected customers', ALL: 'All customers' },
  },
} satisfies Same<typeof mn>;
