import type { Same } from '../../../i18n/Same';
import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  heldTransaction: {
    wallet_available: 'Доступно в кошельке',
    wallet_held: 'Удержано',
    bank: 'Уйдёт через банк',
  },
  actionBlocks: {
    held_one_person: 'Для этой суммы второй сотрудник не нужен.',
    held_checked: 'Сумма уже проверена.',
    held_unchecked: 'Сначала должен проверить другой сотрудник.',
    held_same_person: 'Вы проверили сумму: завершает другой сотрудник.',
    hold_not_silent: 'Сумма удержана не из-за молчания банка: журнал не нужен.',
    fraud_open: 'Дело о мошенничестве %{number} открыто: завершить нельзя.',
    fraud_reported: 'Дело о мошенничестве %{number} уже открыто.',
  },
  resources: {
    'accounting/held-transactions': {
      name: 'Удержанная операция |||| Удержанные операции |||| Удержанные операции',
      fields: {
        number: 'Номер',
        customerId: 'Клиент',
        counterparty: 'Получатель',
        holdReason: 'Причина удержания',
        heldAt: 'Удержано с',
        logState: 'В журнале банка',
        logReadAt: 'Журнал проверен',
        logReadBy: 'Кто проверил журнал',
        checkedBy: 'Кто проверил',
        solution: 'Решение',
        comment: 'Комментарий',
        solvedAt: 'Дата решения',
        solvedBy: 'Кто решил',
        fraudId: 'Запись о мошенничестве',
      },
      views: { held: 'Удержанные', solved: 'Урегулированные' },
      actions: {
        release_held: 'Завершить',
        return_held: 'Вернуть на кошелёк',
        read_log: 'Проверить журнал банка',
        check_release: 'Отметить как проверенную',
        report_fraud: 'Зарегистрировать мошенничество',
      },
    },
  },
  enums: {
    HeldKind: { CASH_OUT: 'Вывод', TRANSFER: 'Перевод', MERCHANT_PAYMENT: 'Оплата мерчанту' },
    HoldReason: {
      BANK_SILENT: 'Банк не ответил',
      OVER_LIMIT: 'Превышен лимит',
      SUSPICION: 'Подозрение',
    },
    HeldSolution: { RELEASED: 'Завершена', RETURNED: 'Возвращена' },
  },
};
