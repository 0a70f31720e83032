import type { Words } from '../../../i18n/words';

export const words = {
  customerLists: {
    feedback: {
      late: {
        mn: 'Хариу өгөх хугацаа %{hours} цагаар хэтэрсэн.',
        en: 'The answer is %{hours} hours late.',
        ru: 'Ответ просрочен на %{hours} ч.',
      },
      left: {
        mn: 'Хариу өгөхөд %{hours} цаг үлдсэн.',
        en: '%{hours} hours left to answer.',
        ru: 'На ответ осталось %{hours} ч.',
      },
      answered: {
        mn: 'Хариуг %{hours} цагийн дотор өгсөн.',
        en: 'Answered within %{hours} hours.',
        ru: 'Ответ дан за %{hours} ч.',
      },
      others: {
        mn: 'Энэ харилцагчийн бусад санал хүсэлт',
        en: 'Other feedback of this customer',
        ru: 'Другие отзывы этого клиента',
      },
      no_others: {
        mn: 'Өөр санал хүсэлт алга.',
        en: 'There is no other feedback.',
        ru: 'Других отзывов нет.',
      },
    },
  },
  resources: {
    feedback: {
      name: {
        mn: 'Санал хүсэлт |||| Санал хүсэлтүүд',
        en: 'Feedback |||| Feedback',
        ru: 'Отзыв |||| Отзывы |||| Отзывы',
      },
      fields: {
        code: { mn: 'Санал хүсэлтийн дугаар', en: 'Feedback number', ru: 'Номер отзыва' },
        rating: { mn: 'Үнэлгээ (од)', en: 'Rating (stars)', ru: 'Оценка (звёзды)' },
        message: { mn: 'Санал хүсэлт', en: 'Feedback', ru: 'Отзыв' },
        waitedHours: { mn: 'Хүлээсэн цаг', en: 'Hours waited', ru: 'Ожидание, часов' },
        device: { mn: 'Төхөөрөмж', en: 'Device', ru: 'Устройство' },
        appVersion: { mn: 'Аппын хувилбар', en: 'App version', ru: 'Версия приложения' },
        reply: { mn: 'Хариу', en: 'Answer', ru: 'Ответ' },
        repliedAt: { mn: 'Хариулсан огноо', en: 'Answered at', ru: 'Дата ответа' },
        repliedBy: { mn: 'Хариулсан ажилтан', en: 'Answered by', ru: 'Ответил' },
        createdAt: { mn: 'Ирсэн огноо', en: 'Received at', ru: 'Получен' },
      },
      views: {
        NEW: { mn: 'Хариу хүлээж буй', en: 'Unanswered', ru: 'Без ответа' },
        ANSWERED: { mn: 'Хариулсан', en: 'Answered', ru: 'С ответом' },
      },
      sections: {
        feedback: { mn: 'Санал хүсэлт', en: 'Feedback', ru: 'Отзыв' },
        app: { mn: 'Апп ба төхөөрөмж', en: 'App and device', ru: 'Приложение и устройство' },
        reply: { mn: 'Хариу', en: 'Answer', ru: 'Ответ' },
      },
      actions: {
        answer: { mn: 'Хариу өгөх', en: 'Answer', ru: 'Ответить' },
      },
    },
  },
  enums: {
    FeedbackState: {
      NEW: { mn: 'Хариу хүлээж буй', en: 'Unanswered', ru: 'Без ответа' },
      ANSWERED: { mn: 'Хариулсан', en: 'Answered', ru: 'С ответом' },
    },
    FeedbackCategory: {
      LOAN: { mn: 'Зээл', en: 'Loan', ru: 'Кредит' },
      PAYMENT: { mn: 'Төлбөр', en: 'Payment', ru: 'Платёж' },
      TRANSFER: { mn: 'Шилжүүлэг', en: 'Transfer', ru: 'Перевод' },
      APP: { mn: 'Апп', en: 'App', ru: 'Приложение' },
      SERVICE: { mn: 'Үйлчилгээ', en: 'Service', ru: 'Обслуживание' },
      OTHER: { mn: 'Бусад', en: 'Other', ru: 'Прочее' },
    },
  },
} satisfies Words;
