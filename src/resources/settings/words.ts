import type { Words } from '../../i18n/words';
import { mailEnums } from '../../i18n/shared/mail';
import { appEnums } from '../../i18n/shared/apps';
import { phone } from '../../i18n/shared/phone';
import { smsText } from '../../i18n/shared/smsText';
import { incomeEnums } from '../../i18n/shared/income';
import { versionTexts } from '../../i18n/shared/versions';
import { printedTexts } from '../../i18n/shared/printed';

export const words = {
  rights: {
    'admin:access': {
      mn: 'Системийн удирдлага',
      en: 'System administration',
      ru: 'Администрирование системы',
      demo: ['admin'],
    },
  },
  ...printedTexts,
  ...phone,
  ...smsText,
  ...versionTexts,
  enums: {
    ...printedTexts.enums,
    ...smsText.enums,
    ...incomeEnums,
    ...appEnums,
    ...mailEnums,
    PageSize: {
      2: { mn: '2', en: '2', ru: '2' },
      5: { mn: '5', en: '5', ru: '5' },
      10: { mn: '10', en: '10', ru: '10' },
      20: { mn: '20', en: '20', ru: '20' },
      25: { mn: '25', en: '25', ru: '25' },
      50: { mn: '50', en: '50', ru: '50' },
      100: { mn: '100', en: '100', ru: '100' },
    },
    AuthState: {
      UNAUTHENTICATED: { mn: 'Нэвтрээгүй', en: 'Signed out', ru: 'Не выполнен вход' },
      AUTHENTICATED: { mn: 'Нэвтэрсэн', en: 'Signed in', ru: 'Вход выполнен' },
    },
    SideBarState: {
      OPEN: { mn: 'Дэлгэсэн', en: 'Open', ru: 'Развёрнуто' },
      CLOSED: { mn: 'Хураасан', en: 'Closed', ru: 'Свёрнуто' },
    },
    UploadKind: {
      IMAGE: { mn: 'Зураг', en: 'Image', ru: 'Изображение' },
      DOCUMENT: { mn: 'Баримт бичиг', en: 'Document', ru: 'Документ' },
      STICKER: { mn: 'Стикер', en: 'Sticker', ru: 'Стикер' },
      HTML_TEMPLATE: { mn: 'HTML загвар', en: 'HTML template', ru: 'HTML-шаблон' },
    },
    Gateway: {
      accounting: { mn: 'Нягтлан бодох бүртгэл', en: 'Accounting', ru: 'Бухгалтерский учёт' },
      customer: { mn: 'Харилцагч', en: 'Customer', ru: 'Клиенты' },
      identity_admin: {
        mn: 'Нэвтрэх эрхийн удирдлага',
        en: 'Identity administration',
        ru: 'Управление учётными записями',
      },
      merchant_web: { mn: 'Мерчант вэб', en: 'Merchant web', ru: 'Веб-сервис мерчантов' },
      organisation: { mn: 'Байгууллага', en: 'Organisation', ru: 'Организация' },
      credit_information: {
        mn: 'Зээлийн мэдээллийн үйлчилгээ',
        en: 'Credit-information service',
        ru: 'Сервис кредитной информации',
      },
      customer_finder: { mn: 'Харилцагчийн хайлт', en: 'Customer finder', ru: 'Поиск клиентов' },
    },
    ErrorSituation: {
      NO_RESPONSE: { mn: 'Хариу ирээгүй', en: 'No response', ru: 'Нет ответа' },
      SERVER_ERROR: { mn: 'Серверийн алдаа', en: 'Server error', ru: 'Ошибка сервера' },
      FORBIDDEN: { mn: 'Эрх хүрэлцэхгүй', en: 'No permission', ru: 'Недостаточно прав' },
      UNAUTHORIZED: {
        mn: 'Нэвтрэлтийн хугацаа дууссан',
        en: 'Session expired',
        ru: 'Сессия истекла',
      },
      CONFLICT: { mn: 'Бүртгэлтэй мэдээлэл', en: 'Already exists', ru: 'Уже существует' },
      OTHER: { mn: 'Бусад алдаа', en: 'Other error', ru: 'Прочая ошибка' },
    },
    ToastTone: {
      danger: { mn: 'Алдаа', en: 'Error', ru: 'Ошибка' },
      warning: { mn: 'Анхааруулга', en: 'Warning', ru: 'Предупреждение' },
      success: { mn: 'Амжилттай', en: 'Success', ru: 'Успешно' },
    },
    DateFormat: {
      YYYY_MM_DD: { mn: 'Огноо', en: 'Date', ru: 'Дата' },
      YYYY_MM_DD_HH_mm_ss: { mn: 'Огноо, цаг', en: 'Date and time', ru: 'Дата и время' },
    },
    CurrencyRounding: {
      UP: { mn: 'Дээш бүхэлчлэх', en: 'Rounded up', ru: 'Округление вверх' },
      ROUND: { mn: 'Бүхэлчлэх', en: 'Rounded', ru: 'Округление' },
      INTEGER: { mn: 'Бүхэл тоо', en: 'Integer', ru: 'Целое число' },
    },
    PhoneNumberState: {
      ACTIVE: { mn: 'Идэвхтэй', en: 'Active', ru: 'Активен' },
      INACTIVE: { mn: 'Идэвхгүй', en: 'Inactive', ru: 'Неактивен' },
    },
    BankGatewayState: {
      WORKING: { mn: 'Ажиллаж байна', en: 'Working', ru: 'Работает' },
      STOPPED: { mn: 'Зогссон', en: 'Stopped', ru: 'Остановлен' },
    },
  },
} satisfies Words;
