import type { Words } from '../../../i18n/words';

export const words = {
  entryModels: {
    example: { mn: 'Жишээ бичилт', en: 'Worked example', ru: 'Пример проводки' },
    note: {
      mn: 'Жишээг журнал бичдэг яг тэр дүрмээр шалгадаг.',
      en: 'The example is checked by the same rules as real journals.',
      ru: 'Пример проверяется по тем же правилам, что и реальные журналы.',
    },
  },
  resources: {
    'entrymodel-cg': {
      name: {
        mn: 'Бичилтийн загвар |||| Бичилтийн загварууд',
        en: 'Entry model |||| Entry models',
        ru: 'Модель проводки |||| Модели проводок |||| Моделей проводок',
      },
      fields: {
        kind: { mn: 'Үйлдэл', en: 'Action', ru: 'Действие' },
        debits: { mn: 'Дебит данс', en: 'Debit account', ru: 'Счёт дебета' },
        credits: { mn: 'Кредит данс', en: 'Credit account', ru: 'Счёт кредита' },
        origin: { mn: 'Хэн бичдэг', en: 'Booked by', ru: 'Кто проводит' },
        amount: { mn: 'Жишээ дүн', en: 'Example amount', ru: 'Сумма примера' },
        journals: { mn: 'Бичсэн журнал', en: 'Journals booked', ru: 'Проведено журналов' },
        lastBookedOn: { mn: 'Сүүлд бичсэн', en: 'Last booked on', ru: 'Последняя проводка' },
      },
    },
  },
} satisfies Words;
