import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  content: {
    option: {
      preview_help: 'The app asks the customer so before it goes on.',
      needed: 'Without it the app does not go on.',
      not_needed: 'The customer may leave it out.',
    },
  },
  actionBlocks: {
    option_without_agreement:
      'No agreement of this kind is in force. Put a version in force first.',
    option_twin: 'A published option asks for this agreement at this very moment.',
  },
  enums: {
    AskMoment: {
      REGISTRATION: 'On registering',
      LOAN_REQUEST: 'On requesting a loan',
      GUARANTEE: 'On becoming a guarantor',
      TRANSFER: 'On sending money',
      QPAY_PAYMENT: 'On paying by QPay',
    },
  },
  resources: {
    options: {
      name: 'Option |||| Options',
      fields: {
        title: 'Text that customers see',
        value: 'Agreement',
        moment: 'Asked',
        isRequired: 'Must be accepted',
        agreementCode: 'Version in force',
        acceptedCount: 'Customers who accepted',
      },
      sections: { general: 'What is asked, and when', words: 'Words' },
      views: { published: 'Published', drafts: 'Not published' },
      actions: { move: 'Move' },
    },
  },
};
