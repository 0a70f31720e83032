import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  identity: {
    deletion: {
      checks: 'Предварительные проверки',
      passed: 'Выполнено',
      open: 'Не выполнено',
      consequences: 'После удаления',
      steps: 'Шаги',
      done: 'Сделано',
      failed: 'Остановлено здесь',
      not_done: 'Не сделано',
      contracts: 'Договоры',
      contracts_after: 'Закрываются',
      wallet: 'Кошелёк',
      wallet_after: 'Закрывается',
      sign_in: 'Учётная запись',
      sign_in_after: 'Отключается',
      accounting: 'Бухгалтерские записи',
      accounting_after: 'Хранятся по закону',
      log: 'Журнал изменений имён',
      log_after: '3 — клиент удалён',
      now: 'Есть',
      phone_differs: 'Это не телефон клиента.',
      phone_failed: 'Не удалось получить номер телефона.',
    },
  },
  resources: {
    'customers/delete/request': {
      name: 'Запрос на удаление |||| Запросы на удаление |||| Запросы на удаление',
      fields: {
        customerId: 'Клиент',
        openChecks: 'Невыполненные проверки',
        failedStep: 'Шаг с ошибкой',
        customerReason: 'Причина, указанная клиентом',
        rejectReason: 'Причина отказа',
        requestedAt: 'Дата запроса',
        decidedAt: 'Дата решения',
        decidedBy: 'Решение принял',
      },
      views: {
        waiting: 'Ожидают',
        failed: 'С ошибкой',
        rejected: 'Отклонены',
        approved: 'Удалены',
      },
      actions: {
        approve_deletion: 'Одобрить удаление',
        reject_deletion: 'Отклонить удаление',
        retry_deletion: 'Повторить',
      },
    },
  },
  enums: {
    CustomerDeleteRequestState: { 0: 'На рассмотрении', 1: 'Ошибка', 2: 'Отклонён', 3: 'Одобрен' },
    DeleteCheck: {
      OPEN_LOAN: 'Нет открытых кредитов',
      WALLET: 'Остаток кошелька 0',
      DEPOSIT: 'Нет вкладов',
      HELD: 'Нет удержанных средств',
      GUARANTOR: 'Не поручитель',
      FRAUD_COURT: 'Нет дел о мошенничестве и судебных дел',
      UNCLAIMED: 'Нет неполученных купонов и конвертов',
    },
    DeleteStep: {
      CONTRACTS: 'Закрытие договоров',
      WALLET: 'Закрытие кошелька',
      SIGN_IN: 'Закрытие учётной записи',
      LOG: 'Запись в журнал',
    },
  },
};
