import type { Words } from '../../../i18n/words';

export const words = {
  resources: {
    'current-account/bank-account': {
      name: {
        mn: 'Түр дансны банкны данс |||| Түр дансны банкны данснууд',
        en: 'Bank account of a temporary account |||| Bank accounts of temporary accounts',
        ru: 'Банковский счёт временного счёта |||| Банковские счета временных счетов |||| Банковские счета временных счетов',
      },
      fields: {
        number: { mn: 'Банкны данс', en: 'Bank account', ru: 'Банковский счёт' },
        ownerName: { mn: 'Эзэмшигчийн нэр', en: 'Account holder', ru: 'Владелец счёта' },
        namedAt: {
          mn: 'Банк эзэмшигчийг хэлсэн',
          en: 'Holder named by the bank',
          ru: 'Владелец назван банком',
        },
        match: { mn: 'Нэрийн тулгалт', en: 'Comparison of names', ru: 'Сравнение имён' },
        balance: {
          mn: 'Түр дансны үлдэгдэл',
          en: 'Temporary account balance',
          ru: 'Остаток временного счёта',
        },
        isRun: { mn: 'Татаж байгаа эсэх', en: 'Run enabled', ru: 'Загрузка включена' },
        lastRun: { mn: 'Сүүлд татсан', en: 'Last run', ru: 'Последняя загрузка' },
      },
      views: {
        with_money: { mn: 'Үлдэгдэлтэй', en: 'With money', ru: 'С остатком' },
        differing: { mn: 'Нэр зөрсөн', en: 'Names differ', ru: 'Имена различаются' },
      },
    },
  },
} satisfies Words;
