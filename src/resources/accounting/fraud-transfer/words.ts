import type { Words } from '../../../i18n/words';

export const words = {
  rights: {
    'wa-fraud:list': {
      mn: 'Сэжигтэй шилжүүлэг',
      en: 'Fraud transfers',
      ru: 'Подозрительные переводы',
      demo: ['admin', 'accountant'],
    },
  },
  fraudTransfer: {
    holds: {
      mn: 'Энэ бүртгэл хаагдтал харилцагчийн эрх систем автоматаар хаалттай байна.',
      en: 'The customer’s accesses are held by the system until this case is settled.',
      ru: 'Доступы клиента закрыты системой, пока дело не урегулировано.',
    },
    released: {
      mn: 'Бүртгэл хаагдсан: систем энэ бүртгэлийн улмаас ямар ч эрх хаагаагүй.',
      en: 'The case is settled: the system holds no access because of it.',
      ru: 'Дело урегулировано: из-за него система доступы не закрывает.',
    },
    accesses: { mn: 'Харилцагчийн эрх', en: 'Accesses of the customer', ru: 'Доступы клиента' },
    others: {
      mn: 'Харилцагчийн бусад нээлттэй бүртгэл: %{count}',
      en: 'Other open cases of the customer: %{count}',
      ru: 'Других открытых дел клиента: %{count}',
    },
  },
  resources: {
    'accounting/fraud-transfer': {
      name: {
        mn: 'Сэжигтэй шилжүүлэг |||| Сэжигтэй шилжүүлгүүд',
        en: 'Suspicious transfer |||| Suspicious transfers',
        ru: 'Подозрительный перевод |||| Подозрительные переводы |||| Подозрительные переводы',
      },
      fields: {
        fraudSource: { mn: 'Мэдээлсэн', en: 'Reported by', ru: 'Кто сообщил' },
        accountNumber: {
          mn: 'Хүлээн авагчийн данс',
          en: 'Receiving account',
          ru: 'Счёт получателя',
        },
        receiver: { mn: 'Хүлээн авагч', en: 'Receiver', ru: 'Получатель' },
        transferredAt: { mn: 'Шилжүүлсэн огноо', en: 'Transferred at', ru: 'Дата перевода' },
        openDays: { mn: 'Нээлттэй хоног', en: 'Days open', ru: 'Дней открыто' },
        lastComment: { mn: 'Сүүлийн тайлбар', en: 'Last comment', ru: 'Последний комментарий' },
        heldId: { mn: 'Түр саатуулсан гүйлгээ', en: 'Held transaction', ru: 'Удержанная операция' },
        courtId: { mn: 'Шүүхийн бүртгэл', en: 'Court record', ru: 'Судебная запись' },
        settledAt: { mn: 'Барагдуулсан огноо', en: 'Settled at', ru: 'Урегулировано' },
        settledBy: { mn: 'Барагдуулсан ажилтан', en: 'Settled by', ru: 'Кто урегулировал' },
      },
      sections: {
        transfer: { mn: 'Шилжүүлэг', en: 'Transfer', ru: 'Перевод' },
        outcome: { mn: 'Явц, шийдвэр', en: 'Course and outcome', ru: 'Ход и исход' },
      },
      views: {
        open: { mn: 'Нээлттэй', en: 'Open', ru: 'Открытые' },
        court: { mn: 'Шүүхэд', en: 'At court', ru: 'В суде' },
        settled: { mn: 'Барагдсан', en: 'Settled', ru: 'Урегулированные' },
      },
      actions: {
        ask_customer: {
          mn: 'Харилцагчаас тодруулах',
          en: 'Clarify with the customer',
          ru: 'Уточнить у клиента',
        },
        ask_merchant: {
          mn: 'Мерчантаас тодруулах',
          en: 'Clarify with the merchant',
          ru: 'Уточнить у мерчанта',
        },
        ask_bank: { mn: 'Банкнаас тодруулах', en: 'Clarify with the bank', ru: 'Уточнить у банка' },
        settle_by_user: {
          mn: 'Хэрэглэгч барагдуулсан',
          en: 'Settled by the user',
          ru: 'Урегулировано пользователем',
        },
        settle_by_nbfi: {
          mn: 'ББСБ барагдуулсан',
          en: 'Settled by the lender',
          ru: 'Урегулировано НБФО',
        },
        send_to_court: { mn: 'Шүүхэд шилжүүлэх', en: 'Send to court', ru: 'Передать в суд' },
        mark_sent_to_court: { mn: 'Шүүхэд шилжүүлсэн', en: 'Sent to court', ru: 'Передано в суд' },
        settle_in_court: {
          mn: 'Шүүхээр шийдвэрлэсэн',
          en: 'Settled in court',
          ru: 'Решено в суде',
        },
        comment: { mn: 'Тайлбар нэмэх', en: 'Add a comment', ru: 'Добавить комментарий' },
      },
    },
  },
  enums: {
    FraudSource: {
      CUSTOMER_REPORT: {
        mn: 'Харилцагчийн гомдол',
        en: 'Report of the customer',
        ru: 'Жалоба клиента',
      },
      MONITORING: { mn: 'Хяналтын систем', en: 'Monitoring', ru: 'Мониторинг' },
      BANK_NOTICE: { mn: 'Банкны мэдэгдэл', en: 'Notice of the bank', ru: 'Уведомление банка' },
      HELD_TRANSACTION: {
        mn: 'Саатуулсан гүйлгээ',
        en: 'Held transaction',
        ru: 'Удержанная операция',
      },
    },
  },
} satisfies Words;
