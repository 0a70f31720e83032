import type { Words } from '../../../i18n/words';

export const words = {
  people: {
    points: {
      balance: {
        mn: 'Онооны үлдэгдэл: %{points}',
        en: 'Point balance: %{points}',
        ru: 'Остаток баллов: %{points}',
      },
      other: { mn: 'Бусад', en: 'Other', ru: 'Прочее' },
      by_type: { mn: 'Онооны хөдөлгөөн төрлөөр', en: 'Points by type', ru: 'Баллы по видам' },
      count: { mn: 'Тоо', en: 'Count', ru: 'Количество' },
    },
  },
  resources: {
    'customers/point': {
      name: {
        mn: 'Урамшууллын оноо |||| Урамшууллын оноо',
        en: 'Bonus points |||| Bonus points',
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
