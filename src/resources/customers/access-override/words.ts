import type { Words } from '../../../i18n/words';

export const words = {
  resources: {
    access_override: {
      name: {
        mn: 'Удирдлагын шийдвэр |||| Удирдлагын шийдвэрүүд',
        en: 'Management decision |||| Management decisions',
        ru: 'Решение руководителя |||| Решения руководителя |||| Решения руководителя',
      },
      fields: {
        access: { mn: 'Эрх', en: 'Access', ru: 'Доступ' },
        until: { mn: 'Хүчинтэй сүүлийн өдөр', en: 'Last day', ru: 'Последний день' },
      },
      sections: {
        word: { mn: 'Шийдвэр', en: 'Decision', ru: 'Решение' },
      },
    },
  },
} satisfies Words;
