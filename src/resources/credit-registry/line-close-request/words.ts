import type { Words } from '../../../i18n/words';

export const words = {
  creditRegistry: {
    line: {
      line: { mn: 'Зээлийн шугам', en: 'Credit line', ru: 'Кредитная линия' },
      owes: {
        mn: 'Үлдэгдэлтэй: %{amount}. Төлөгдөж дуусаагүй шугамыг хаахгүй.',
        en: 'Still owed: %{amount}. A line that is not fully repaid cannot be closed.',
        ru: 'Остаток: %{amount}. Непогашенная линия не закрывается.',
      },
      clear: {
        mn: 'Үлдэгдэлгүй. Шугамыг ЗМС-д хаах боломжтой.',
        en: 'Nothing is owed. The line may be closed in the registry.',
        ru: 'Остатка нет. Линию можно закрыть в реестре.',
      },
      final: {
        mn: 'Шийдвэрийг буцаах боломжгүй.',
        en: 'The decision cannot be undone.',
        ru: 'Решение нельзя отменить.',
      },
    },
  },
  resources: {
    'zms-line-close-request': {
      name: {
        mn: 'Зээлийн шугам хаах хүсэлт |||| Зээлийн шугам хаах хүсэлтүүд',
        en: 'Credit-line closing request |||| Credit-line closing requests',
        ru: 'Запрос на закрытие кредитной линии |||| Запросы на закрытие кредитных линий |||| Запросы на закрытие кредитных линий',
      },
      fields: {
        limit: { mn: 'Шугамын лимит', en: 'Limit of the line', ru: 'Лимит линии' },
        openLoans: { mn: 'Хаагдаагүй зээл', en: 'Open loans', ru: 'Открытые кредиты' },
        requestedAt: { mn: 'Хүсэлт гаргасан', en: 'Requested at', ru: 'Дата запроса' },
      },
      views: {
        PENDING: { mn: 'Хүлээгдэж буй', en: 'Pending', ru: 'Ожидает' },
        APPROVED: { mn: 'Баталсан', en: 'Approved', ru: 'Одобрено' },
        REJECTED: { mn: 'Татгалзсан', en: 'Rejected', ru: 'Отклонено' },
      },
      actions: {
        close_line: { mn: 'Шугам хаах', en: 'Close the line', ru: 'Закрыть линию' },
        keep_line: { mn: 'Хаахаас татгалзах', en: 'Refuse to close', ru: 'Отказать в закрытии' },
      },
    },
  },
} satisfies Words;
