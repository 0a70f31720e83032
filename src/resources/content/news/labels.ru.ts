import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  content: {
    news: {
      preview_help:
        'Так статью показывает приложение. Клиенты видят её, только пока она опубликована.',
    },
  },
  resources: {
    news: {
      name: 'Новость |||| Новости |||| Новости',
      fields: { color: 'Цвет' },
      sections: { general: 'Общие сведения', text: 'Текст' },
    },
  },
  enums: {
    NewsType: {
      pocket_faq: 'Приложение: вопросы и ответы',
      pocket_app: 'Приложение: новости',
      pocket_web: 'Сайт: новости',
      merchant_faq: 'Мерчанты: вопросы и ответы',
    },
    NewsCategory: {
      contract_create: 'Заключение договора',
      loan_condition: 'Условия кредита',
      loan: 'Кредит',
      loan_refund: 'Погашение кредита',
      loan_extension: 'Продление кредита',
      epocket: 'Электронный кошелёк',
      level: 'Уровень',
      privacy: 'Конфиденциальность',
      contract_cancel: 'Расторжение договора',
    },
  },
};
