import type { Words } from '../../../i18n/words';
import { words as check } from '../check/words';

export const words = {
  resources: {
    'customers/zms': {
      name: {
        mn: 'ЗМС лавлагаа |||| Харилцагчийн ЗМС лавлагаа',
        en: "Credit-registry inquiry |||| Customers' credit-registry checks",
        ru: 'Запрос в кредитный реестр |||| Запросы клиентов в кредитный реестр |||| Запросы клиентов в кредитный реестр',
      },
      fields: check.resources.zms.fields,
      sections: {
        check: { mn: 'Лавлагаа', en: 'Check', ru: 'Запрос' },
      },
      views: {
        awaited: { mn: 'Хариу хүлээж буй', en: 'Awaited', ru: 'Ожидают ответа' },
        failed: { mn: 'Амжилтгүй', en: 'Failed', ru: 'Неуспешные' },
        none: { mn: 'Лавлаагүй', en: 'Never checked', ru: 'Без запроса' },
        bad: { mn: 'Муу ангилалтай', en: 'Bad class', ru: 'С плохим классом' },
      },
      actions: {
        check_zms: {
          mn: 'ЗМС-ээс лавлах',
          en: 'Check the credit registry',
          ru: 'Запрос в кредитный реестр',
        },
        answer_zms: { mn: 'ЗМС хариу өгсөн', en: 'The registry answered', ru: 'Реестр ответил' },
      },
    },
  },
} satisfies Words;
