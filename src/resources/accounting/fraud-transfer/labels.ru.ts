import type { Same } from '../../../i18n/Same';
import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  fraudTransfer: {
    holds: 'Доступы клиента закрыты системой, пока дело не урегулировано.',
    released: 'Дело урегулировано: из-за него система доступы не закрывает.',
    accesses: 'Доступы клиента',
    others: 'Других открытых дел клиента: %{count}',
  },
  resources: {
    'accounting/fraud-transfer': {
      name: 'Подозрительный перевод |||| Подозрительные переводы |||| Подозрительные переводы',
      fields: {
        number: 'Номер',
        customerId: 'Клиент',
        fraudSource: 'Кто сообщил',
        accountNumber: 'Счёт получателя',
        receiver: 'Получатель',
        transferredAt: 'Дата перевода',
        openDays: 'Дней открыто',
        comment: 'Комментарий',
        lastComment: 'Последний комментарий',
        heldId: 'Удержанная операция',
        courtId: 'Судебная запись',
        settledAt: 'Урегулировано',
        settledBy: 'Кто урегулировал',
      },
      sections: { transfer: 'Перевод', outcome: 'Ход и исход' },
      views: { open: 'Открытые', court: 'В суде', settled: 'Урегулированные' },
      actions: {
        ask_customer: 'Уточнить у клиента',
        ask_merchant: 'Уточнить у мерчанта',
        ask_bank: 'Уточнить у банка',
        settle_by_user: 'Урегулировано пользователем',
        settle_by_nbfi: 'Урегулировано НБФО',
        send_to_court: 'Передать в суд',
        mark_sent_to_court: 'Передано в суд',
        settle_in_court: 'Решено в суде',
        comment: 'Добавить комментарий',
      },
    },
  },
  enums: {
    FraudSource: {
      CUSTOMER_REPORT: 'Жалоба клиента',
      MONITORING: 'Мониторинг',
      BANK_NOTICE: 'Уведомление банка',
      HELD_TRANSACTION: 'Удержанная операция',
    },
  },
};
