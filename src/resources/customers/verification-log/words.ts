import type { Words } from '../../../i18n/words';

export const words = {
  identity: {
    log_title: { mn: 'Баталгаажуулалтын лог', en: 'Verification log', ru: 'Журнал верификации' },
  },
  resources: {
    'customers/verification-log': {
      name: {
        mn: 'Баталгаажуулалт |||| Баталгаажуулалтын лог',
        en: 'Verification |||| Verification log',
        ru: 'Верификация |||| Журнал верификации |||| Журнал верификации',
      },
      fields: {
        at: { mn: 'Огноо', en: 'Time', ru: 'Время' },
        type: { mn: 'Баталгаажуулалтын төрөл', en: 'Verification type', ru: 'Вид верификации' },
        target: { mn: 'Утас, и-мэйл', en: 'Phone or e-mail', ru: 'Телефон или эл. почта' },
        result: { mn: 'Үр дүн', en: 'Result', ru: 'Результат' },
        rejectionCode: { mn: 'Татгалзсан код', en: 'Denial code', ru: 'Код отказа' },
        reason: { mn: 'Тайлбар', en: 'Note', ru: 'Пояснение' },
        verifiedBy: { mn: 'Баталгаажуулсан ажилтан', en: 'Verified by', ru: 'Подтвердил' },
      },
    },
  },
  enums: {
    VerificationType: {
      PHONE: { mn: 'Утас', en: 'Phone', ru: 'Телефон' },
      EMAIL: { mn: 'И-мэйл', en: 'E-mail', ru: 'Эл. почта' },
      FAMILY_VERIFICATION: {
        mn: 'Гэр бүлийн гишүүний баталгаажуулалт',
        en: 'Family member verification',
        ru: 'Подтверждение члена семьи',
      },
      PHONE_VERIFICATION: {
        mn: 'Утасны баталгаажуулалт',
        en: 'Phone verification',
        ru: 'Подтверждение телефона',
      },
      EMAIL_VERIFICATION: {
        mn: 'И-мэйлийн баталгаажуулалт',
        en: 'E-mail verification',
        ru: 'Подтверждение эл. почты',
      },
    },
  },
} satisfies Words;
