import type { Words } from '../../../i18n/words';

export const words = {
  rights: {
    'auth-la:access': {
      mn: 'Нэвтрэх оролдлого удирдах',
      en: 'Manage login attempts',
      ru: 'Управление попытками входа',
      demo: ['admin', 'operator'],
    },
    'auth-la:view': {
      mn: 'Нэвтрэх оролдлого харах',
      en: 'See login attempts',
      ru: 'Просмотр попыток входа',
      demo: ['admin', 'operator'],
    },
  },
  customerLists: {
    login: {
      title: {
        mn: 'Дараалан алдсан нэвтрэлт',
        en: 'Consecutive failures',
        ru: 'Неудачные попытки подряд',
      },
      flagged: {
        mn: 'Дараалан %{times} ба түүнээс олон удаа алдсан бүртгэл: %{count}.',
        en: 'Accounts with %{times} or more consecutive failures: %{count}.',
        ru: 'Учётные записи, где %{times} и более неудачных попыток подряд: %{count}.',
      },
      none: {
        mn: 'Дараалан %{times} ба түүнээс олон удаа алдсан бүртгэл алга.',
        en: 'No account has %{times} or more consecutive failures.',
        ru: 'Нет учётных записей, где %{times} и более неудачных попыток подряд.',
      },
      show: { mn: 'Харах', en: 'Show', ru: 'Показать' },
      failed: {
        mn: 'Анхааруулгыг тооцож чадсангүй.',
        en: 'The warning could not be calculated.',
        ru: 'Не удалось рассчитать предупреждение.',
      },
    },
  },
  resources: {
    'login-attempts-list': {
      name: {
        mn: 'Нэвтрэх оролдлого |||| Нэвтрэх оролдлогууд',
        en: 'Sign-in attempt |||| Sign-in attempts',
        ru: 'Попытка входа |||| Попытки входа |||| Попытки входа',
      },
      fields: {
        staffId: { mn: 'Ажилтан', en: 'Staff member', ru: 'Сотрудник' },
        attemptedAt: { mn: 'Оролдсон огноо', en: 'Attempted at', ru: 'Дата попытки' },
        outcome: { mn: 'Үр дүн', en: 'Outcome', ru: 'Результат' },
        failures: {
          mn: 'Дараалсан алдаа',
          en: 'Consecutive failures',
          ru: 'Неудачных попыток подряд',
        },
        sign: { mn: 'Анхааруулга', en: 'Warning', ru: 'Предупреждение' },
        device: { mn: 'Төхөөрөмж', en: 'Device', ru: 'Устройство' },
        app: { mn: 'Апп', en: 'App', ru: 'Приложение' },
        appVersion: { mn: 'Аппын хувилбар', en: 'App version', ru: 'Версия приложения' },
        ipAddress: { mn: 'IP хаяг', en: 'IP address', ru: 'IP-адрес' },
      },
      views: {
        failed: { mn: 'Амжилтгүй', en: 'Failed', ru: 'Неудачные' },
        inARow: {
          mn: 'Дараалан алдсан',
          en: 'Consecutive failures',
          ru: 'Неудачные попытки подряд',
        },
      },
    },
  },
  enums: {
    LoginOutcome: {
      SUCCEEDED: { mn: 'Амжилттай', en: 'Succeeded', ru: 'Успешно' },
      FAILED: { mn: 'Амжилтгүй', en: 'Failed', ru: 'Неудачно' },
      BLOCKED: { mn: 'Түгжигдсэн', en: 'Blocked', ru: 'Заблокировано' },
    },
    LoginFailureReason: {
      WRONG_PASSWORD: { mn: 'Нууц үг буруу', en: 'Wrong password', ru: 'Неверный пароль' },
      WRONG_CODE: {
        mn: 'Нэг удаагийн код буруу',
        en: 'Wrong one-time code',
        ru: 'Неверный одноразовый код',
      },
      UNKNOWN_NAME: {
        mn: 'Бүртгэлгүй нэр',
        en: 'Unknown login name',
        ru: 'Неизвестное имя пользователя',
      },
      NEW_DEVICE: {
        mn: 'Баталгаажаагүй төхөөрөмж',
        en: 'Unverified device',
        ru: 'Неподтверждённое устройство',
      },
      TOO_MANY: { mn: 'Хэт олон оролдлого', en: 'Too many attempts', ru: 'Слишком много попыток' },
      ACCOUNT_CLOSED: {
        mn: 'Хаагдсан бүртгэл',
        en: 'Account closed',
        ru: 'Учётная запись закрыта',
      },
    },
    LoginSign: {
      IN_A_ROW: {
        mn: 'Дараалан алдсан',
        en: 'Consecutive failures',
        ru: 'Неудачные попытки подряд',
      },
    },
  },
} satisfies Words;
