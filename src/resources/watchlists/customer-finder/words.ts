import type { Words } from '../../../i18n/words';

export const words = {
  rights: {
    'customer-finder:search': {
      mn: 'Харилцагчийн хайлт харах',
      en: 'See the customer finder',
      ru: 'Поиск должников',
      demo: ['admin', 'economist'],
    },
    'customer-finder:create': {
      mn: 'Харилцагчийн хайлт бүртгэх',
      en: 'Register a finder request',
      ru: 'Регистрация запроса на поиск',
      demo: ['admin', 'economist'],
    },
  },
  watch: {
    finder: {
      one: {
        mn: 'Регистрийн дугаар, утасны аль нэгийг бөглөнө үү.',
        en: 'Enter a register number or a phone.',
        ru: 'Укажите регистрационный номер или телефон.',
      },
      answered: { mn: '%{whom}: %{state}.', en: '%{whom}: %{state}.', ru: '%{whom}: %{state}.' },
    },
  },
  resources: {
    'customer-finder': {
      name: {
        mn: 'Харилцагчийн хайлт |||| Харилцагчийн хайлт',
        en: 'Customer finder |||| Customer finders',
        ru: 'Поиск клиентов |||| Поиски клиентов |||| Поиски клиентов',
      },
      fields: {
        reason: { mn: 'Хайх шалтгаан', en: 'Reason for the search', ru: 'Причина поиска' },
        foundCount: { mn: 'Олдсон тоо', en: 'Found', ru: 'Найдено' },
        foundAt: { mn: 'Хаана олдсон', en: 'Where found', ru: 'Где найден' },
        answeredAt: { mn: 'Хариу ирсэн огноо', en: 'Answered at', ru: 'Дата ответа' },
      },
      sections: {
        whom: { mn: 'Хэнийг хайх', en: 'Who to find', ru: 'Кого искать' },
      },
      views: {
        PENDING: { mn: 'Хүлээгдэж буй', en: 'Pending', ru: 'В ожидании' },
        FAILED: { mn: 'Амжилтгүй', en: 'Failed', ru: 'С ошибкой' },
        AVAILABLE: { mn: 'Олдсон', en: 'Found', ru: 'Найденные' },
        NOT_AVAILABLE: { mn: 'Олдоогүй', en: 'Not found', ru: 'Ненайденные' },
      },
      actions: {
        ask_again: { mn: 'Дахин хайх', en: 'Search again', ru: 'Искать снова' },
      },
      events: {
        ask_again: { mn: 'Дахин хайсан', en: 'Searched again', ru: 'Поиск повторён' },
      },
    },
  },
} satisfies Words;
