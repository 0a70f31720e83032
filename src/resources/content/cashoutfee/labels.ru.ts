import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  content: {
    fee: {
      ladder: 'Шкала комиссий',
      ladder_help:
        'Так выглядит шкала, если этот шаг активен. За перевод берётся комиссия шага, в который попадает сумма.',
      no_end: 'Без верхней границы',
      example: 'Рассчитать комиссию',
      amount: 'Сумма перевода, ₮',
      work_out: 'Рассчитать',
      fee: 'Комиссия, ₮',
      total: 'Спишется с кошелька, ₮',
      to_step: 'Показать этот шаг',
      free: 'За эту сумму комиссия не берётся.',
    },
  },
  actionBlocks: {
    fee_step_twin: 'Активный шаг с такой же начальной суммой уже есть. Сначала деактивируйте его.',
    fee_step_gap: 'Нет активного шага этого вида, начинающегося с 0. Сначала активируйте его.',
    fee_step_first:
      'Без шага, начинающегося с 0, у малых сумм не будет комиссии. Сначала деактивируйте остальные шаги.',
  },
  resources: {
    cashoutfee: {
      name: 'Комиссия за вывод |||| Комиссии за вывод |||| Комиссии за вывод',
      fields: {
        name: 'Название',
        feeType: 'Вид комиссии',
        transactionAmount: 'Сумма перевода от',
        untilAmount: 'Сумма перевода до',
        feeAmount: 'Сумма комиссии',
        isActiveForm: 'Активна',
      },
      sections: { general: 'Шаг' },
      views: {
        cashout: 'На банковский счёт',
        transaction: 'Между кошельками',
        inactive: 'Неактивные',
      },
    },
  },
};
