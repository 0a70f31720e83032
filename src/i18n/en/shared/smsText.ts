import type { Same } from '../../Same';
import type { smsText as mn } from '../../mn/shared/smsText';

/** How a message travels, what it costs and what is doubtful in it. */
export const smsText: Same<typeof mn> = {
  messaging: {
    sms: {
      operator: 'Mobile operator',
      parts: 'Parts',
      price: 'Price, ₮',
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
  enums: {
    SmsState: {
      SENT: 'Sent',
      DELIVERED: 'Delivered',
      FAILED: 'Not delivered',
      NOT_SENT: 'Not sent',
    },
    SmsNetwork: { OTHER: 'Other' },
    SmsFailure: {
      UNREACHABLE: 'Phone cannot be reached',
      UNKNOWN_NUMBER: 'Number not in use',
      NO_ANSWER: 'No answer from the operator',
      NUMBER_INACTIVE: 'Number inactive',
      MESSAGES_PAUSED: 'Messages stopped: risk department or court',
      BLACK_LISTED: 'On the black list',
      LOAN_NOT_OPEN: 'The loan is not paid out, or closed',
      NOT_OVERDUE: 'Nothing is overdue',
      ALREADY_OVERDUE: 'It is overdue already',
      NOTHING_DUE: 'No payment is to come',
      VALUE_MISSING: 'A variable has no value',
      TOO_LONG: 'Message too long',
    },
  },
};
