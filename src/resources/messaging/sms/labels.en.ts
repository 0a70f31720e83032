import type { Same } from '../../../i18n/Same';
import type { labels as mn } from './labels.mn';

export const labels: Same<typeof mn> = {
  messaging: {
    sms: {
      size: 'Size and price',
      alphabet: 'Alphabet',
      GSM: 'Latin (160 characters)',
      UNICODE: 'Unicode (70 characters)',
      segments: '%{segments} parts, %{left} characters left in the last',
      beyond:
        'These characters make the message Unicode, so that a part holds 70 instead of 160: %{letters}',
      doubts: {
        variable: 'A variable has not been filled in. It is not sent before it has a value.',
        money: 'A sum stands in clear. Somebody else may see the phone.',
        regnum: 'A register number stands in clear. Somebody else may see the phone.',
        name: "The receiver's name stands in clear. Somebody else may see the phone.",
      },
      preview_help: "This is how the receiver's phone shows the message.",
    },
  },
  resources: {
    sms: {
      name: 'SMS |||| SMS messages',
      fields: {
        loanId: 'Loan',
        text: 'Text',
        kind: 'Kind',
        operator: 'Mobile operator',
        segments: 'Parts',
        price: 'Price, ₮',
        failure: 'Why it did not arrive',
        deliveredAt: 'Delivered at',
        createdBy: 'Sent by',
      },
      sections: { message: 'Message' },
      views: { SENT: 'Sent', DELIVERED: 'Delivered', FAILED: 'Not delivered' },
    },
  },
  enums: {
    SmsKind: { SINGLE: 'To one customer', LOAN: 'About a loan', SYSTEM: 'By the system' },
    SmsState: { SENT: 'Sent', DELIVERED: 'Delivered', FAILED: 'Not delivered' },
    SmsFailure: {
      UNREACHABLE: 'Phone cannot be reached',
      UNKNOWN_NUMBER: 'Number not in use',
      NO_ANSWER: 'No answer from the operator',
    },
  },
};
