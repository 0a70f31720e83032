import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  loanLists: {
    temporary: {
      help: 'Найдите клиента, затем выберите кредит и сумму.',
      movements: 'Движения по счёту',
      no_movements: 'Движений нет.',
      this_account: 'Этот счёт',
      all_accounts: 'Все временные счета и главная книга',
      date: 'Дата',
      kind: 'Вид',
      of: 'Кредит или пакет',
      in: 'Приход',
      out: 'Расход',
      journal: 'Журнал',
      opening: 'Остаток на начало',
      account: 'Временный счёт',
      balance: 'Остаток временного счёта',
      min_balance: 'Минимальный остаток на счёте',
      next_due: 'Максимум дней до следующего платежа',
      choose: 'Погашаемый кредит',
      no_loans: 'Кредитов к погашению нет.',
      due_now: 'К оплате сейчас',
      to_due: 'Дата платежа',
      amount: 'Сумма',
      amount_wrong: 'Введите сумму больше нуля.',
      refused: 'Погасить нельзя:',
      repay: 'Погасить с временного счёта',
      receipt: 'Погашение проведено',
      receipt_number: 'Номер платежа',
      done: 'Погашено %{amount} с временного счёта: %{code}.',
      temporary_before: 'Временный счёт',
      loan_balance: 'Остаток кредита',
      split: 'Распределение платежа',
      split_done: 'Распределение платежа',
      another: 'Ещё одно погашение',
      to_loan: 'Открыть кредит',
      leaves_rest: 'Излишек останется на временном счёте: %{amount}.',
    },
  },
};
