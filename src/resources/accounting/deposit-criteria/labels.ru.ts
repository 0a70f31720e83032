import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  accounting: {
    criteria: {
      in_force: 'Действующие условия',
      help: 'Кредит погашается с временного счёта, если ближайший платёж наступает в эти дни или просрочен. Минимальный остаток остаётся на счёте. Изменение действует со следующего погашения.',
    },
  },
  enums: {
    CriteriaState: {
      IN_FORCE: 'Действует',
    },
  },
  resources: {
    deposit_criteria: {
      name: 'Условия временного счёта |||| Условия временного счёта |||| Условия временного счёта',
      fields: {
        nextPaymentMinDay: 'Дней до следующего платежа',
        minBalance: 'Минимальный остаток',
      },
      actions: {
        change_criteria: 'Изменить условия',
      },
    },
  },
};
