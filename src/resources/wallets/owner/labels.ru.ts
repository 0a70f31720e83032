import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  wallets: {
    owner: {
      bank: 'Банк',
      number: 'Номер счёта',
      number_help: 'От %{min} до %{max} цифр.',
      number_wrong: 'Номер счёта состоит из %{min}–%{max} цифр.',
      find: 'Найти владельца',
      none: 'Банк не знает такого счёта.',
      bank_says: 'Владелец по данным банка',
      ours: 'Клиенты, зарегистрировавшие этот счёт',
      nobody: 'Никто из наших клиентов не зарегистрировал этот счёт',
      customer: 'Клиент',
      bank_name: 'Имя в банке',
      our_name: 'Наше имя',
      match: 'Сравнение',
      score: '%{score} %',
      role: 'Роль счёта',
      differs: 'отличается: %{text}',
      legend: 'Подчёркнутого нет в другом имени. Кириллица, латиница и порядок имён учтены.',
    },
  },
};
