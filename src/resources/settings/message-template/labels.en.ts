import type { Same } from '../../../i18n/Same';
import type { labels as mn } from './labels.mn';

export const labels: Same<typeof mn> = {
  messageTemplate: {
    variables: 'Variables',
    variables_help:
      "Write a variable in the text exactly as below. When the message is sent, the receiver's value takes its place.",
    name: 'Written as',
    meaning: 'Meaning',
    value: 'Value in the preview',
    used: 'In the text',
    is_used: 'Used',
    customer: 'Preview for a customer',
    example: 'No customer is chosen: the preview has example values.',
    of_loan: 'Loan: %{code}',
    no_loan: 'This customer has no open loan.',
    missing: 'Not sent to this customer, who has no value for: %{names}',
    by_hand: 'Staff choose this template when they send messages about loans.',
    by_itself: 'The console sends the message as soon as this is done.',
    difference: 'What changes against the version in use',
    phone_help: "This is how the receiver's phone shows the message.",
    off: 'Once the template is off, nobody gets a message when this is done.',
    off_by_hand: 'Once the template is off, it cannot be chosen for messages about loans.',
    to_sent: 'Messages sent by this template',
  },
  resources: {
    'settings/message-template': {
      name: 'Message template |||| Message templates',
      fields: {
        occasion: 'Sent when',
        text: 'Text',
        version: 'Version',
        segments: 'Parts',
        sentCount: 'Messages sent',
      },
      sections: { general: 'Template' },
      views: { active: 'Active', inactive: 'Inactive' },
    },
  },
  enums: {
    SmsOccasion: {
      LOAN_ISSUED: 'A loan is issued',
      LOAN_REJECTED: 'A loan request is rejected',
      LOAN_CEDED: 'A contract is ceded',
      GUARANTEE_ASKED: 'A guarantor is asked',
      GUARANTEE_ENDED: 'A guarantee request is cancelled',
      LOAN_DUE: 'A payment comes near',
      LOAN_OVERDUE: 'A payment is overdue',
      LOAN_CONTACT: 'The customer is asked to call',
    },
    SmsTemplateState: { ACTIVE: 'Active', INACTIVE: 'Inactive' },
    SmsVariable: {
      firstName: "Receiver's first name",
      lender: 'Lender',
      loanCode: 'Loan code',
      lentAmount: 'Lent amount',
      balance: 'Loan balance',
      dueAmount: 'Amount due',
      dueDate: 'Due date',
      overdueDays: 'Days overdue',
    },
  },
};
