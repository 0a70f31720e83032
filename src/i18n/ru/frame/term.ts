import type { term as mn } from '../../mn/frame/term';
import type { Same } from '../../Same';

export const term = {
  term: {
    court: 'Суд',
    opening_balance: 'Входящий остаток',
    closing_balance: 'Исходящий остаток',
    account: 'Счёт',
    debit: 'Дебет',
    credit: 'Кредит',
    reconciliation: 'Сверка',
  },
} satisfies Same<typeof mn>;
