import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  content: {
    news: {
      preview_help:
        'This is how the app shows the article. Customers see it only while it is published.',
    },
  },
  resources: {
    news: {
      name: 'Article |||| News',
      fields: { color: 'Colour' },
      sections: { general: 'General information', text: 'Text' },
    },
  },
  enums: {
    NewsType: {
      pocket_faq: 'App FAQ',
      pocket_app: 'App news',
      pocket_web: 'Website news',
      merchant_faq: 'Merchant FAQ',
    },
    NewsCategory: {
      contract_create: 'Making a contract',
      loan_condition: 'Loan terms',
      loan: 'Loan',
      loan_refund: 'Loan repayment',
      loan_extension: 'Loan extension',
      epocket: 'E-wallet',
      level: 'Level',
      privacy: 'Privacy',
      contract_cancel: 'Cancelling a contract',
    },
  },
};
