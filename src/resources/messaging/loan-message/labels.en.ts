import type { Same } from '../../../i18n/Same';
import type { labels as mn } from './labels.mn';

export const labels: Same<typeof mn> = {
  loanMessage: {
    what: 'Message',
    codes: 'Loan codes',
    codes_help: 'Paste codes by lines, commas or spaces.',
    view: 'View',
    view_help: 'Of a view of customers, all their open loans are taken.',
    nothing_yet: 'Choose the message and its receivers, then preview it.',
    going_out: 'Going out now',
    sending: 'Sending has begun: %{count}. Its progress stands in the top bar.',
    example:
      '%{name}: a message of %{smart_count} part |||| %{name}: a message of %{smart_count} parts',
    no_view: 'None',
    no_loans: 'Type codes of loans or choose a view.',
    template: 'Template',
    choose: 'Choose a template',
    no_templates: 'No template is in use',
    template_needed: 'Choose a template.',
    to: 'Receivers',
    to_needed: 'Choose who is written to.',
    BORROWER: 'Borrower',
    GUARANTOR: 'Guarantor',
    preview: 'Preview',
    preview_title: 'Messages to be sent',
    nobody: 'Nobody would get a message',
    going: 'Messages to send',
    kept: 'Messages kept back',
    unknown: 'No loan has this code: %{codes}',
    confirm: '%{count} messages will be sent. This cannot be undone.',
    sent: 'Messages sent: %{count}',
    receiver: 'To',
    text: 'Text',
    too_many: 'At most 500 loans are written to at once.',
    exclusions: { NO_NUMBER: 'No number', SAME_NUMBER: 'One message to a number' },
  },
  actionBlocks: {
    quiet_hours: 'No messages about loans from %{from} to %{to}.',
  },
};
