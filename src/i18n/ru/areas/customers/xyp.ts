import type { Same } from '../../../Same';
import type { xypEnums as mn } from '../../../mn/areas/customers/xyp';

/** Labels of the values of state-registry look-ups. */
export const xypEnums = {
  XypPurpose: {
    LOAN_REQUEST: 'Решение по заявке на кредит',
    CONTRACT: 'Заключение договора',
    IDENTITY_CHECK: 'Установление личности',
    DATA_UPDATE: 'Обновление данных',
    COLLECTION: 'Взыскание просроченного кредита',
  },
  XypFailure: {
    WORKER_UNKNOWN: 'Нет данных сотрудника',
    WORKER_FINGERPRINT: 'Отпечаток сотрудника не совпал',
    CUSTOMER_FINGERPRINT: 'Отпечаток клиента не совпал',
    SERVICE_DOWN: 'Госреестр не ответил',
  },
} satisfies Same<typeof mn>;
