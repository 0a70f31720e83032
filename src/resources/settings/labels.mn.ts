import { mailEnums } from '../../i18n/mn/shared/mail';
import { appEnums } from '../../i18n/mn/shared/apps';
import { phone } from '../../i18n/mn/shared/phone';
import { smsText } from '../../i18n/mn/shared/smsText';

import { incomeEnums } from '../../i18n/mn/shared/income';
import { printedTexts } from '../../i18n/mn/shared/printed';
/** Mongolian texts: what the pages of this area share. */
export const labels = {
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
    AuthState: { UNAUTHENTICATED: 'Нэвтрээгүй', AUTHENTICATED: 'Нэвтэрсэн' },
    SideBarState: { OPEN: 'Дэлгэсэн', CLOSED: 'Хураасан' },
    UploadKind: {
      IMAGE: 'Зураг',
      DOCUMENT: 'Баримт бичиг',
      STICKER: 'Стикер',
      HTML_TEMPLATE: 'HTML загвар',
    },
    Gateway: {
      accounting: 'Нягтлан бодох бүртгэл',
      customer: 'Харилцагч',
      identity_admin: 'Нэвтрэх эрхийн удирдлага',
      merchant_web: 'Мерчант вэб',
      organisation: 'Байгууллага',
      credit_information: 'Зээлийн мэдээллийн үйлчилгээ',
      customer_finder: 'Харилцагчийн хайлт',
    },
    ErrorSituation: {
      NO_RESPONSE: 'Хариу ирээгүй',
      SERVER_ERROR: 'Серверийн алдаа',
      FORBIDDEN: 'Эрх хүрэлцэхгүй',
      UNAUTHORIZED: 'Нэвтрэлтийн хугацаа дууссан',
      CONFLICT: 'Бүртгэлтэй мэдээлэл',
      OTHER: 'Бусад алдаа',
    },
    ToastTone: { danger: 'Алдаа', warning: 'Анхааруулга', success: 'Амжилттай' },
    DateFormat: { YYYY_MM_DD: 'Огноо', YYYY_MM_DD_HH_mm_ss: 'Огноо, цаг' },
    CurrencyRounding: { UP: 'Дээш бүхэлчлэх', ROUND: 'Бүхэлчлэх', INTEGER: 'Бүхэл тоо' },
    PhoneNumberState: { ACTIVE: 'Идэвхтэй', INACTIVE: 'Идэвхгүй' },
    BankGatewayState: { WORKING: 'Ажиллаж байна', STOPPED: 'Зогссон' },
  },
};

declare module '../../i18n/Catalogue' {
  interface CatalogueParts {
    settings: typeof labels;
  }
}
