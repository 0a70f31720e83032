import type { Words } from '../../../i18n/words';

export const words = {
  resources: {
    'car-loan/percents': {
      name: {
        mn: 'Барьцааны хувь |||| Барьцааны хувь',
        en: 'Percent of collateral |||| Percents of collateral',
        ru: 'Процент залога |||| Проценты залога |||| Проценты залога',
      },
      fields: {
        manufacturedYear: {
          mn: 'Үйлдвэрлэсэн оноос',
          en: 'Made in or after',
          ru: 'Год выпуска, начиная с',
        },
        percent: { mn: 'Үнийн хувь', en: 'Percent of the price', ru: 'Процент от цены' },
      },
      sections: {
        percent: { mn: 'Барьцааны хувь', en: 'Percent of collateral', ru: 'Процент залога' },
      },
    },
  },
} satisfies Words;
