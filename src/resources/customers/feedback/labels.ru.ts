import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  customerLists: {
    feedback: {
      late: 'Ответ просрочен на %{hours} ч.',
      left: 'На ответ осталось %{hours} ч.',
      answered: 'Ответ дан за %{hours} ч.',
      others: 'Другие отзывы этого клиента',
      no_others: 'Других отзывов нет.',
    },
  },
  resources: {
    feedback: {
      name: 'Отзыв |||| Отзывы |||| Отзывы',
      fields: {
        code: 'Номер отзыва',
        customerId: 'Клиент',
        rating: 'Оценка (звёзды)',
        message: 'Отзыв',
        waitedHours: 'Ожидание, часов',
        device: 'Устройство',
        appVersion: 'Версия приложения',
        reply: 'Ответ',
        repliedAt: 'Дата ответа',
        repliedBy: 'Ответил',
        createdAt: 'Получен',
      },
      views: { NEW: 'Без ответа', ANSWERED: 'С ответом' },
      sections: { feedback: 'Отзыв', app: 'Приложение и устройство', reply: 'Ответ' },
      actions: { answer: 'Ответить' },
    },
  },
  enums: {
    FeedbackState: { NEW: 'Без ответа', ANSWERED: 'С ответом' },
    FeedbackCategory: {
      LOAN: 'Кредит',
      PAYMENT: 'Платёж',
      TRANSFER: 'Перевод',
      APP: 'Приложение',
      SERVICE: 'Обслуживание',
      OTHER: 'Прочее',
    },
  },
};
