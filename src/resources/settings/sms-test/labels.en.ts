import type { Same } from '../../../i18n/Same';
import type { labels as mn } from './labels.mn';

export const labels: Same<typeof mn> = {
  smsTest: { new: 'New test' },
  resources: {
    'settings/sms-test': {
      name: 'SMS test |||| SMS tests',
      fields: {
        text: 'Text',
        operator: 'Mobile operator',
        segments: 'Parts',
        price: 'Price',
        failure: 'Why it did not arrive',
        deliveredAt: 'Delivered at',
      },
      sections: { message: 'Test message' },
    },
  },
};
