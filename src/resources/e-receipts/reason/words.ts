import type { Words } from '../../../i18n/words';

export const words = {
  receiptReasons: {
    nothing_missing: {
      mn: 'Энэ өдрийн шимтгэл бүр баримттай эсвэл шалтгаантай байна.',
      en: 'Every fee of this day has a receipt or a reason.',
      ru: 'У каждой комиссии за этот день есть чек или причина.',
    },
  },
  resources: {
    'ebarimt/reasons': {
      name: {
        mn: 'Баримтгүй шимтгэлийн шалтгаан |||| Баримтгүй шимтгэлийн шалтгаанууд',
        en: 'Reason without a receipt |||| Reasons without a receipt',
        ru: 'Причина отсутствия чека |||| Причины отсутствия чеков |||| Причины отсутствия чеков',
      },
      fields: {
        feeDate: { mn: 'Шимтгэлийн өдөр', en: 'Day of the fees', ru: 'День комиссий' },
      },
      sections: {
        general: {
          mn: 'Яагаад баримтгүй вэ',
          en: 'Why there is no receipt',
          ru: 'Почему нет чека',
        },
      },
    },
  },
} satisfies Words;
