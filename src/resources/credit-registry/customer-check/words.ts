import { only, type Words } from '../../../i18n/words';
import { words as check } from '../check/words';

const source = check.resources.zms;

export const words = {
  resources: {
    'customers/zms': {
      name: {
        mn: 'ЗМС лавлагаа |||| Харилцагчийн ЗМС лавлагаа',
        en: "Credit-registry inquiry |||| Customers' credit-registry checks",
        ru: 'Запрос в кредитный реестр |||| Запросы клиентов в кредитный реестр |||| Запросы клиентов в кредитный реестр',
      },
      fields: source.fields,
      sections: only(source.sections, ['check']),
      views: source.views,
      actions: source.actions,
    },
  },
} satisfies Words;
