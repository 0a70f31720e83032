import type { Same } from '../../../i18n/Same';
import type { labels as mn } from './labels.mn';

export const labels: Same<typeof mn> = {
  messaging: {
    audience: {
      title: 'Who will get it',
      receivers: 'Receivers',
      records: 'Records in the view',
      nobody: 'Nobody in this view would get it.',
      quiet:
        'These are quiet hours. What is confirmed now goes out from %{time}, and can be stopped until then.',
      sample: 'Sample: %{count} of %{of} receivers',
      customer: 'Customer',
      phone: 'Phone',
      loan: 'Loan',
    },
  },
};
