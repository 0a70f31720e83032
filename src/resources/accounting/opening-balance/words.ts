import type { Words } from '../../../i18n/words';

export const words = {
  openingBalance: {
    preview: {
      mn: 'Данс бүрийн үлдэгдэл',
      en: 'What each account holds',
      ru: 'Остаток по каждому счёту',
    },
    unbalanced: {
      mn: 'Дебит, кредит талын нийлбэр тэнцэх ёстой.',
      en: 'The debit side must add up to the credit side.',
      ru: 'Сумма дебета должна равняться сумме кредита.',
    },
    one_side: {
      mn: 'Дебит, кредит талын зөвхөн нэгийг бөглөнө.',
      en: 'Fill in one of the two sides.',
      ru: 'Заполните только одну из сторон.',
    },
    twice: {
      mn: 'Энэ данс дээр бичигдсэн байна.',
      en: 'This account is in the list above.',
      ru: 'Этот счёт уже есть в списке.',
    },
    few: {
      mn: 'Доод тал нь хоёр данс оруулна уу.',
      en: 'Enter two accounts or more.',
      ru: 'Укажите не менее двух счетов.',
    },
    future: {
      mn: 'Эхлээгүй жилийн эхний үлдэгдлийг оруулахгүй.',
      en: 'A year that has not begun has no opening balance.',
      ru: 'У будущего года нет входящего остатка.',
    },
    used: {
      mn: 'Энэ данс бичилттэй тул эхний үлдэгдэл оруулахгүй.',
      en: 'This account has entries already: it takes no opening balance.',
      ru: 'По этому счёту уже есть проводки: входящий остаток не вводится.',
    },
  },
  actionBlocks: {
    opening_taken: {
      mn: 'Бичилттэй болсон данс: %{count}. Тэдгээргүй шинээр бэлтгэнэ үү.',
      en: 'Accounts that have entries by now: %{count}. Prepare it again without them.',
      ru: 'Счетов, по которым уже есть проводки: %{count}. Подготовьте документ без них.',
    },
    opening_short: {
      mn: 'Буцаах дүн нь үлдээгүй данс: %{count}.',
      en: 'Accounts that no longer hold what would be taken back: %{count}.',
      ru: 'Счетов, на которых этой суммы уже нет: %{count}.',
    },
  },
  resources: {
    'accounting/opening-balance': {
      name: {
        mn: 'Эхний үлдэгдэл |||| Эхний үлдэгдэл',
        en: 'Opening balance |||| Opening balances',
        ru: 'Входящий остаток |||| Входящие остатки |||| Входящих остатков',
      },
      fields: {
        year: { mn: 'Жил', en: 'Year', ru: 'Год' },
        lines: { mn: 'Данс', en: 'Accounts', ru: 'Счета' },
        account: { mn: 'Данс', en: 'Account', ru: 'Счёт' },
        debit: { mn: 'Дебит', en: 'Debit', ru: 'Дебет' },
        credit: { mn: 'Кредит', en: 'Credit', ru: 'Кредит' },
        comment: { mn: 'Үндэслэл', en: 'Ground', ru: 'Основание' },
        amount: { mn: 'Нийт дүн', en: 'Total', ru: 'Итого' },
        taken: { mn: 'Бичилттэй данс', en: 'Accounts with entries', ru: 'Счета с проводками' },
      },
      sections: {
        general: { mn: 'Эхний үлдэгдэл', en: 'Opening balance', ru: 'Входящий остаток' },
        lines: { mn: 'Данс', en: 'Accounts', ru: 'Счета' },
      },
      views: {
        drafts: { mn: 'Ноорог', en: 'Drafts', ru: 'Черновики' },
        set: { mn: 'Бичсэн', en: 'Booked', ru: 'Проведённые' },
      },
      actions: {
        set_opening: {
          mn: 'Эхний үлдэгдэл бичих',
          en: 'Book opening balance',
          ru: 'Провести входящий остаток',
        },
        discard_opening: { mn: 'Хэрэгсэхгүй болгох', en: 'Discard', ru: 'Отклонить' },
        reverse_opening: {
          mn: 'Эхний үлдэгдлийг буцаах',
          en: 'Take opening balance back',
          ru: 'Сторнировать входящий остаток',
        },
      },
    },
  },
} satisfies Words;
