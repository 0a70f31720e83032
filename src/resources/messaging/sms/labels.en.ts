import type { Same } from '../../../i18n/Same';
import type { labels as mn } from './labels.mn';

export const labels: Same<typeof mn> = {
  resources: {
    sms: {
      name: 'SMS |||| SMS messages',
      fields: {
        customerId: 'Customer',
        templateId: 'Template',
        loanId: 'Loan',
        text: 'Text',
        kind: 'Kind',
        operator: 'Mobile operator',
        segments: 'Parts',
        price: 'Price',
        failure: 'Why it did not arrive',
        deliveredAt: 'Delivered at',
        createdBy: 'Sent by',
      },
      sections: { message: 'Message' },
      views: {
        SENT: 'Sent',
        DELIVERED: 'Delivered',
        FAILED: 'Not delivered',
        NOT_SENT: 'Not sent',
      },
    },
  },
  enums: {
    SmsKind: {
      SINGLE: 'To one customer',
      LOAN: 'About a loan',
      SYSTEM: 'By the system',
      TEST: 'Test',
    },
  },
};
