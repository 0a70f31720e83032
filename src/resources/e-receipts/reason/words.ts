import type { Words } from '../../../i18n/words';

export const words = {
  receiptReasons: {
    nothing_missing: {
      mn: 'Энэ өдөр төлөгдсөн шимтгэл бүр баримттай эсвэл шалтгаантай байна.',
      en: 'Every fee paid on this day has a receipt or a reason.',
      ru: 'У каждой комиссии, оплаченной в этот день, есть чек или причина.',
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
        feeDate: {
          mn: 'Шимтгэл төлөгдсөн өдөр',
          en: 'Day on which the fees were paid',
          ru: 'День оплаты комиссий',
        },
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
