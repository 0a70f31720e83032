import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  content: {
    option: {
      preview_help: 'Так приложение спрашивает клиента, прежде чем продолжить.',
      needed: 'Без согласия приложение не продолжит.',
      not_needed: 'Клиент может не соглашаться.',
    },
  },
  actionBlocks: {
    option_without_agreement:
      'Нет действующих условий этого вида. Сначала введите версию в действие.',
    option_twin: 'Опубликованная опция уже запрашивает эти условия в тот же момент.',
  },
  enums: {
    AskMoment: {
      REGISTRATION: 'При регистрации',
      LOAN_REQUEST: 'При заявке на кредит',
      GUARANTEE: 'При поручительстве',
      TRANSFER: 'При переводе денег',
      QPAY_PAYMENT: 'При оплате через QPay',
    },
  },
  resources: {
    options: {
      name: 'Опция |||| Опции |||| Опции',
      fields: {
        title: 'Текст для клиента',
        value: 'Вид условий',
        moment: 'Когда запрашивается',
        isRequired: 'Согласие обязательно',
        agreementCode: 'Действующая версия',
        acceptedCount: 'Принявшие клиенты',
      },
      sections: { general: 'Что и когда запрашивается', words: 'Текст' },
      views: { published: 'Опубликованные', drafts: 'Не опубликованные' },
      actions: { move: 'Переместить' },
    },
  },
};
