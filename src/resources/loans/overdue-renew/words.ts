import type { Words } from '../../../i18n/words';
import { loanFields } from '../loan/words';

export const words = {
  rights: {
    'overdue-loan:list': {
      mn: 'Хугацаа хэтэрсэн зээл',
      en: 'Overdue loans',
      ru: 'Просроченные кредиты',
      demo: ['admin', 'economist'],
    },
  },
  resources: {
    'loans/overdue-renew': {
      name: {
        mn: 'Хэтэрсэн хуваарийн шинэчлэл |||| Хэтэрсэн хуваарийн шинэчлэлүүд',
        en: 'Overdue schedule renewal |||| Overdue schedule renewals',
        ru: 'Обновление просроченного графика |||| Обновления просроченных графиков |||| Обновления просроченных графиков',
      },
      fields: {
        ...loanFields,
        renewals: { mn: 'Шинэчилсэн тоо', en: 'Renewals', ru: 'Обновлений' },
        isWatched: { mn: 'Ажиглалтад байгаа эсэх', en: 'Under watch', ru: 'Под наблюдением' },
        renewedOn: { mn: 'Шинэчилсэн огноо', en: 'Renewed on', ru: 'Обновлён' },
        watchProgress: {
          mn: 'Хугацаандаа төлсөн мөр',
          en: 'Installments paid on time',
          ru: 'Платежей внесено в срок',
        },
      },
      views: {
        overdue: { mn: 'Хугацаа хэтэрсэн', en: 'Overdue', ru: 'Просроченные' },
        watched: { mn: 'Ажиглалтад', en: 'Under watch', ru: 'Под наблюдением' },
      },
    },
  },
} satisfies Words;
