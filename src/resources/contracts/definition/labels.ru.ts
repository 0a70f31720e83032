import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  letters: {
    reference: {
      amount: 'Остаток в справке',
      true: 'Справка соответствует учёту.',
      no_template: 'Нет действующего шаблона этой категории. Сначала введите его в действие.',
      unknown: 'Не удалось прочитать данные учёта.',
      no_open_loan: 'На эту дату нет открытых займов.',
      has_debt: 'На эту дату у клиента есть задолженность: %{owed}.',
      never_closed: 'Клиент не получал займов.',
      still_open: 'Есть открытый заём или задолженность: %{owed}.',
      no_contract: 'На эту дату нет действующего договора.',
    },
  },
  resources: {
    definition: {
      name: 'Справка |||| Справки |||| Справки',
      fields: {
        number: 'Номер',
        template: 'Шаблон',
        customerId: 'Клиент',
        recipient: 'Куда предоставляется',
        fee: 'Плата',
        amount: 'Сумма',
        amountInWords: 'Сумма прописью',
        asOfDate: 'На дату',
        templateVersion: 'Версия шаблона',
        letter: 'Справка',
      },
      sections: { letter: 'Справка', sheet: 'Документ' },
    },
  },
};
