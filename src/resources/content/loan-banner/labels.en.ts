import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  content: {
    banner: {
      preview_help:
        'This is how the app shows it above its loan page. Its height follows the ratio of the real picture.',
    },
  },
  actionBlocks: {
    banner_is_over:
      'A banner whose dates are over cannot be published. Give it a later last day first.',
  },
  validation: { banner_dates: 'The last day cannot be before the first.' },
  resources: {
    'loan-banner': {
      name: 'Loan banner |||| Loan banners',
      fields: {
        productType: 'Loan product',
        link: 'Link',
        fromDate: 'Shown from',
        untilDate: 'Shown until',
        aspectRatio: 'Aspect ratio',
        showing: 'In the app',
      },
      sections: { general: 'Banner', picture: 'Picture' },
      views: { shown: 'Shown', planned: 'Not begun', over: 'Over' },
      actions: { move: 'Change the place' },
    },
  },
};
