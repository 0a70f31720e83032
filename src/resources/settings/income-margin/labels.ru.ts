import type { Same } from '../../../i18n/Same';
import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  incomeMargin: {
    example: 'Сколько учитывается при среднем доходе %{amount}',
    kept: 'Ранее зарегистрированные доходы сохраняют свою маржу. Ожидают решения: %{waiting}, одобрено: %{approved}.',
  },
  resources: {
    income_margin: {
      name: 'Маржа дохода |||| Маржи доходов |||| Маржи доходов',
      fields: {
        type: 'Вид дохода',
        margin: 'Маржа',
        waiting: 'Доходы, ожидающие решения',
        approved: 'Одобренные доходы',
      },
      actions: { change: 'Изменить маржу' },
    },
  },
};
