import { mailEnums } from '../../i18n/ru/shared/mail';
import { appEnums } from '../../i18n/ru/shared/apps';
import { incomeEnums } from '../../i18n/ru/shared/income';
import type { Same } from '../../i18n/Same';

import { phone } from '../../i18n/ru/shared/phone';
import { smsText } from '../../i18n/ru/shared/smsText';
import type { labels as mn } from './labels.mn';
import { printedTexts } from '../../i18n/ru/shared/printed';

/** Russian texts: what the pages of this area share. */
export const labels: Same<typeof mn> = {
  ...printedTexts,
  ...phone,
  ...smsText,
  enums: {
    ...printedTexts.enums,
    ...smsText.enums,
    ...incomeEnums,
    ...appEnums,
    ...mailEnums,
    PageSize: { 2: '2', 5: '5', 10: '10', 20: '20', 25: '25', 50: '50', 100: '100' },
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
    BankGatewayState: { WORKING: 'Работает', STOPPED: 'Остановлен' },
  },
};
