import { only, type Words } from '../../../i18n/words';
import { words as room } from '../../customers/otp-request/words';

const source = room.resources['otp-request-list'];

export const words = {
  rights: {
    'app-manage-sms-otp:list': {
      mn: 'Нэг удаагийн кодын SMS харах',
      en: 'See one-time code messages',
      ru: 'Сообщения с одноразовыми кодами',
      demo: ['admin', 'operator'],
    },
  },
  resources: {
    'sms/otp': {
      name: {
        mn: 'SMS код |||| SMS-ээр илгээсэн кодууд',
        en: 'SMS code |||| Codes sent by SMS',
        ru: 'Код по SMS |||| Коды по SMS |||| Коды по SMS',
      },
      fields: {
        ...only(source.fields, ['attempts', 'usedAt']),
        channel: { mn: 'Илгээсэн суваг', en: 'Sent by', ru: 'Канал' },
        requestedAt: { mn: 'Хүссэн огноо', en: 'Asked for at', ru: 'Запрошен' },
        expiresAt: { mn: 'Хүчинтэй хугацаа', en: 'Valid until', ru: 'Действует до' },
      },
      views: {
        ...only(source.views, ['USED', 'EXPIRED']),
        SENT: { mn: 'Хүчинтэй', en: 'Valid', ru: 'Действует' },
      },
    },
  },
} satisfies Words;
