import type { Words } from '../../../i18n/words';

export const words = {
  resources: {
    'sms/otp': {
      name: {
        mn: 'SMS код |||| SMS-ээр илгээсэн кодууд',
        en: 'SMS code |||| Codes sent by SMS',
        ru: 'Код по SMS |||| Коды по SMS |||| Коды по SMS',
      },
      fields: {
        channel: { mn: 'Илгээсэн суваг', en: 'Sent by', ru: 'Канал' },
        attempts: { mn: 'Оролдлогын тоо', en: 'Attempts', ru: 'Попыток' },
        requestedAt: { mn: 'Хүссэн огноо', en: 'Asked for at', ru: 'Запрошен' },
        expiresAt: { mn: 'Хүчинтэй хугацаа', en: 'Valid until', ru: 'Действует до' },
        usedAt: { mn: 'Ашигласан огноо', en: 'Used at', ru: 'Использован' },
      },
      views: {
        SENT: { mn: 'Хүчинтэй', en: 'Valid', ru: 'Действует' },
        USED: { mn: 'Ашигласан', en: 'Used', ru: 'Использован' },
        EXPIRED: { mn: 'Хугацаа дууссан', en: 'Expired', ru: 'Истёк' },
      },
    },
  },
} satisfies Words;
