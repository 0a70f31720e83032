import type { Same } from '../../../i18n/Same';
import type { labels as mn } from './labels.mn';

export const labels: Same<typeof mn> = {
  resources: {
    'sms/otp': {
      name: 'Код по SMS |||| Коды по SMS |||| Коды по SMS',
      fields: {
        channel: 'Канал',
        attempts: 'Попыток',
        requestedAt: 'Запрошен',
        expiresAt: 'Действует до',
        usedAt: 'Использован',
      },
      views: {
        SENT: 'Действует',
        USED: 'Использован',
        EXPIRED: 'Истёк',
      },
    },
  },
};
