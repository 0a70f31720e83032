import type { settings as mn } from '../../mn/areas/settings';
import type { Same } from '../../Same';

export const settings = {
  resources: {
    'settings/phone-number/list': { fields: { operator: 'Мобильный оператор' } },
    app_version: {
      name: 'Версия приложения |||| Версии приложений |||| Версии приложений',
      fields: { version: 'Версия', app: 'Приложение' },
    },
    system_setting: {
      name: 'Системная настройка |||| Системные настройки |||| Системные настройки',
      fields: {},
    },
    'settings/document': { fields: { templateType: 'Тип шаблона' } },
    loan_criteria: {
      name: 'Кредитный критерий |||| Кредитные критерии |||| Кредитные критерии',
      fields: {},
    },
    eod: {
      name: 'Закрытие операционного дня |||| Закрытие операционного дня |||| Закрытие операционного дня',
      fields: { runDate: 'Операционная дата' },
    },
    bank_gateway: {
      name: 'Банковский шлюз |||| Банковские шлюзы |||| Банковские шлюзы',
      fields: {},
    },
    export_column: {
      name: 'Столбец экспорта |||| Столбцы экспорта |||| Столбцы экспорта',
      fields: {},
    },
    'settings/bank-gateway/statements': {
      fields: {
        transactionDate: 'Дата операции',
        transactionDescription: 'Назначение платежа',
        income: 'Поступление',
        expense: 'Расход',
        counterpartAccount: 'Корреспондирующий счёт',
      },
    },
    'settings/bank-gateway/outgoing-log': {
      fields: {
        journalNo: 'Номер журнала',
        sender: 'Отправитель',
        receiver: 'Получатель',
        transferredAt: 'Дата перевода',
      },
    },
  },
  enums: {
    PageSize: { '2': '2', '5': '5', '10': '10', '20': '20', '25': '25', '50': '50', '100': '100' },
    AuthState: { UNAUTHENTICATED: 'Не выполнен вход', AUTHENTICATED: 'Вход выполнен' },
    SideBarState: { OPEN: 'Развёрнуто', CLOSED: 'Свёрнуто' },
    UploadKind: {
      IMAGE: 'Изображение',
      DOCUMENT: 'Документ',
      STICKER: 'Стикер',
      HTML_TEMPLATE: 'HTML-шаблон',
    },
    Gateway: {
      accounting: 'Бухгалтерский учёт',
      customer: 'Клиенты',
      identity_admin: 'Управление учётными записями',
      merchant_web: 'Веб-сервис мерчантов',
      organisation: 'Организация',
      credit_information: 'Сервис кредитной информации',
      customer_finder: 'Поиск клиентов',
    },
    ErrorSituation: {
      NO_RESPONSE: 'Нет ответа',
      SERVER_ERROR: 'Ошибка сервера',
      FORBIDDEN: 'Недостаточно прав',
      UNAUTHORIZED: 'Сессия истекла',
      CONFLICT: 'Уже существует',
      OTHER: 'Прочая ошибка',
    },
    ToastTone: { danger: 'Ошибка', warning: 'Предупреждение', success: 'Успешно' },
    DateFormat: { YYYY_MM_DD: 'Дата', YYYY_MM_DD_HH_mm_ss: 'Дата и время' },
    CurrencyRounding: { UP: 'Округление вверх', ROUND: 'Округление', INTEGER: 'Целое число' },
    PhoneNumberState: { ACTIVE: 'Активен', INACTIVE: 'Неактивен' },
    AppKind: { pocket: 'Приложение клиента', merchant: 'Приложение мерчанта' },
    BankGatewayState: { WORKING: 'Работает', STOPPED: 'Остановлен' },
  },
} satisfies Same<typeof mn>;
