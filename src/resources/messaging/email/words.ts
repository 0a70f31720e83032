import type { Words } from '../../../i18n/words';

export const words = {
  rights: {
    'mail:list': {
      mn: 'И-мэйл харах',
      en: 'See e-mails',
      ru: 'Просмотр писем',
      demo: ['admin', 'operator'],
    },
  },
  resources: {
    email: {
      name: {
        mn: 'И-мэйл |||| И-мэйлүүд',
        en: 'E-mail |||| E-mails',
        ru: 'Письмо |||| Письма |||| Эл. письма',
      },
      fields: {
        templateId: { mn: 'И-мэйлийн загвар', en: 'Mail template', ru: 'Шаблон письма' },
        subject: { mn: 'Гарчиг', en: 'Subject', ru: 'Тема' },
        recipient: { mn: 'Хүлээн авагч', en: 'Recipient', ru: 'Получатель' },
        failure: { mn: 'Буцсан шалтгаан', en: 'Why it came back', ru: 'Почему вернулось' },
        createdBy: { mn: 'Илгээсэн ажилтан', en: 'Sent by', ru: 'Отправил' },
      },
      views: {
        alerts: { mn: 'Системийн дохио', en: 'Alerts of the system', ru: 'Сигналы системы' },
        failed: { mn: 'Буцаж ирсэн', en: 'Came back', ru: 'Вернулись' },
      },
    },
  },
  enums: {
    EmailState: {
      SENT: { mn: 'Илгээсэн', en: 'Sent', ru: 'Отправлено' },
      FAILED: { mn: 'Буцаж ирсэн', en: 'Came back', ru: 'Вернулось' },
    },
  },
} satisfies Words;
