import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  wallets: {
    split: {
      money: 'Деньги',
      about: 'О разделении',
      r16: 'Сумма долей = всего',
      r16_percent: 'Сумма процентов = 100',
      members: 'Участники и платежи',
      who: 'Участник',
      paid_type: 'Способ оплаты',
      paid_at: 'Дата оплаты',
      journal: 'Журнал',
      percent: 'Процент',
      amount: 'Доля',
      total: 'Всего',
    },
  },
  resources: {
    splits: {
      name: 'Разделённый счёт |||| Разделённые счета |||| Разделённые счета',
      fields: {
        number: 'Номер',
        customerId: 'Создал',
        groupDetail: 'Сведения о группе',
        groupUsers: 'Участники группы',
        splitType: 'Способ деления',
        totalAmount: 'Общая сумма',
        paidAmount: 'Оплаченная сумма',
        unpaidAmount: 'Неоплаченная сумма',
        memberCount: 'Количество участников',
        isPaid: 'Оплачено',
        isFlagged: 'Есть расхождение',
        percent: 'Процент',
        amount: 'Доля',
        paidType: 'Способ оплаты',
        paidAt: 'Дата оплаты',
        journalNumber: 'Номер журнала',
      },
      views: {
        unpaid: 'Не оплаченные полностью',
        paid: 'Оплаченные',
        flagged: 'С расхождениями',
      },
    },
  },
};
