import type { Words } from '../../../i18n/words';

export const words = {
  resources: {
    'bonus-points': {
      name: {
        mn: 'Урамшууллын оноо |||| Урамшууллын оноо',
        en: 'Bonus point |||| Bonus points',
        ru: 'Бонусный балл |||| Бонусные баллы |||| Бонусные баллы',
      },
      fields: {
        type: { mn: 'Онооны төрөл', en: 'Point type', ru: 'Вид баллов' },
        credit: { mn: 'Нэмэгдсэн', en: 'Credited', ru: 'Начислено' },
        debit: { mn: 'Зарцуулсан', en: 'Used', ru: 'Использовано' },
        source: { mn: 'Тайлбар', en: 'Note', ru: 'Примечание' },
      },
      views: {
        given: { mn: 'Нэмэгдсэн', en: 'Credited', ru: 'Начислено' },
        used: { mn: 'Зарцуулсан', en: 'Used', ru: 'Использовано' },
      },
    },
  },
} satisfies Words;
