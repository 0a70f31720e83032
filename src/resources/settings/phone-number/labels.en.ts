import type { Same } from '../../../i18n/Same';
import type { labels as mn } from './labels.mn';

export const labels: Same<typeof mn> = {
  phoneNumber: {
    find: 'Phone number',
    help: 'Type the whole number. Its operator, state and last messages are shown.',
    unknown: 'The phone number has 8 digits.',
    found: 'Number',
    operator: 'Mobile operator',
    no_operator: 'Not known',
    messages: 'Last messages to it',
    failure: 'Why it did not arrive',
    none: 'No message was sent to this number.',
    stranger: 'Not registered: no customer has this number, and no message went to it.',
    blocked: 'No messages go to this number.',
    hint: 'The last messages did not arrive. Decide whether the number should be made inactive.',
  },
  resources: {
    'settings/phone-number': {
      name: 'Phone number |||| Phone numbers',
      fields: {
        customerId: 'Customer',
        operator: 'Mobile operator',
        problem: 'Why it is inactive',
        failedCount: 'Messages not delivered',
        checkedAt: 'Checked at',
        checkedBy: 'Checked by',
      },
      views: { active: 'Active', inactive: 'Inactive' },
    },
  },
  enums: {
    PhoneProblem: {
      SUSPENDED: 'Number suspended',
      NOT_EXIST: 'Number does not exist',
      NOT_OWNER: "Somebody else's number",
      NOT_REACHED: 'Cannot be reached',
      OWNER_ASKED: 'Owner wants no messages',
    },
  },
};
