import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  customerLists: {
    login: {
      title: 'Неудачные попытки подряд',
      flagged: 'Учётные записи, где %{times} и более неудачных попыток подряд: %{count}.',
      none: 'Нет учётных записей, где %{times} и более неудачных попыток подряд.',
      show: 'Показать',
      failed: 'Не удалось рассчитать предупреждение.',
    },
  },
  resources: {
    'login-attempts-list': {
      name: 'Попытка входа |||| Попытки входа |||| Попытки входа',
      fields: {
        customerId: 'Клиент',
        staffId: 'Сотрудник',
        attemptedAt: 'Дата попытки',
        outcome: 'Результат',
        failures: 'Неудачных попыток подряд',
        sign: 'Предупреждение',
        device: 'Устройство',
        app: 'Приложение',
        appVersion: 'Версия приложения',
        ipAddress: 'IP-адрес',
      },
      views: { failed: 'Неудачные', inARow: 'Неудачные попытки подряд' },
    },
  },
  enums: {
    LoginOutcome: { SUCCEEDED: 'Успешно', FAILED: 'Неудачно', BLOCKED: 'Заблокировано' },
    LoginFailureReason: {
      WRONG_PASSWORD: 'Неверный пароль',
      WRONG_CODE: 'Неверный одноразовый код',
      UNKNOWN_NAME: 'Неизвестное имя пользователя',
      NEW_DEVICE: 'Неподтверждённое устройство',
      TOO_MANY: 'Слишком много попыток',
      ACCOUNT_CLOSED: 'Учётная запись закрыта',
    },
    LoginSign: { IN_A_ROW: 'Неудачные попытки подряд' },
  },
};
