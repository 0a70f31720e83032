import type { Words } from '../../../i18n/words';

export const words = {
  letters: {
    reference: {
      amount: {
        mn: 'Тодорхойлолтод бичих үлдэгдэл',
        en: 'Balance in the letter',
        ru: 'Остаток в справке',
      },
      true: {
        mn: 'Тодорхойлолт бүртгэлтэй таарч байна.',
        en: 'The letter agrees with the books.',
        ru: 'Справка соответствует учёту.',
      },
      no_template: {
        mn: 'Энэ ангиллын идэвхтэй загвар алга. Эхлээд загварыг идэвхжүүлнэ.',
        en: 'No template of this category is active. Activate one first.',
        ru: 'Нет действующего шаблона этой категории. Сначала введите его в действие.',
      },
      unknown: {
        mn: 'Бүртгэлээс шалгаж чадсангүй.',
        en: 'The books could not be read.',
        ru: 'Не удалось прочитать данные учёта.',
      },
      no_open_loan: {
        mn: 'Энэ өдөр хаагдаагүй зээл байхгүй.',
        en: 'No loan was open on that day.',
        ru: 'На эту дату нет открытых займов.',
      },
      has_debt: {
        mn: 'Харилцагч энэ өдөр өртэй: %{owed}.',
        en: 'The customer owed money on that day: %{owed}.',
        ru: 'На эту дату у клиента есть задолженность: %{owed}.',
      },
      never_closed: {
        mn: 'Харилцагчид зээл олгож байгаагүй.',
        en: 'The customer never had a loan.',
        ru: 'Клиент не получал займов.',
      },
      still_open: {
        mn: 'Хаагдаагүй зээл эсвэл өр байна: %{owed}.',
        en: 'A loan or a debt is still open: %{owed}.',
        ru: 'Есть открытый заём или задолженность: %{owed}.',
      },
      no_contract: {
        mn: 'Энэ өдөр хүчинтэй гэрээ байхгүй.',
        en: 'No contract was in force on that day.',
        ru: 'На эту дату нет действующего договора.',
      },
    },
  },
  resources: {
    definition: {
      name: {
        mn: 'Тодорхойлолт |||| Тодорхойлолтууд',
        en: 'Reference letter |||| Reference letters',
        ru: 'Справка |||| Справки |||| Справки',
      },
      fields: {
        template: { mn: 'Загвар', en: 'Template', ru: 'Шаблон' },
        recipient: { mn: 'Хаана хүргүүлэх', en: 'Addressed to', ru: 'Куда предоставляется' },
        fee: { mn: 'Хураамж', en: 'Fee', ru: 'Плата' },
        amountInWords: { mn: 'Дүн үсгээр', en: 'Amount in words', ru: 'Сумма прописью' },
        asOfDate: { mn: 'Тооцсон огноо', en: 'As of', ru: 'На дату' },
        templateVersion: { mn: 'Загварын хувилбар', en: 'Template version', ru: 'Версия шаблона' },
        letter: { mn: 'Тодорхойлолт', en: 'Reference letter', ru: 'Справка' },
      },
      sections: {
        letter: { mn: 'Тодорхойлолт', en: 'Reference letter', ru: 'Справка' },
        sheet: { mn: 'Баримт', en: 'Document', ru: 'Документ' },
      },
    },
  },
} satisfies Words;
