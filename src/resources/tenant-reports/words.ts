import type { Words } from '../../i18n/words';

export const words = {
  enums: {
    TenantReportKind: {
      loan_total: { mn: 'Нийт зээл', en: 'Total loans', ru: 'Все кредиты' },
      loan_notice: { mn: 'Зээлийн мэдэгдэл', en: 'Loan notices', ru: 'Уведомления по кредитам' },
      legal_debt: { mn: 'Хуулийн шатны өр', en: 'Legal debt', ru: 'Долги на юридической стадии' },
      loan_paid: { mn: 'Төлөгдсөн зээл', en: 'Paid loans', ru: 'Погашенные кредиты' },
      dashboard: { mn: 'Хянах самбар', en: 'Dashboard', ru: 'Сводная панель' },
    },
    TenantReportCounter: {
      LOAN_COUNT: { mn: 'Зээлийн тоо', en: 'Loans', ru: 'Количество кредитов' },
      OVERDUE_CUSTOMER_COUNT: {
        mn: 'Хугацаа хэтэрсэн харилцагчийн тоо',
        en: 'Overdue customers',
        ru: 'Клиентов с просрочкой',
      },
      SMS_COUNT: { mn: 'Илгээсэн SMS-ийн тоо', en: 'SMS sent', ru: 'Отправлено SMS' },
      NOTIFICATION_COUNT: {
        mn: 'Илгээсэн мэдэгдлийн тоо',
        en: 'Notifications sent',
        ru: 'Отправлено уведомлений',
      },
      LEGAL_DEBT_CUSTOMERS: {
        mn: 'Хуулийн шатны өртэй харилцагч',
        en: 'Customers with legal debt',
        ru: 'Клиентов с долгом на юридической стадии',
      },
      LEGAL_DEBT_LOANS: {
        mn: 'Хуулийн шатны зээл',
        en: 'Loans with legal debt',
        ru: 'Кредитов на юридической стадии',
      },
      COURT_CUSTOMERS: {
        mn: 'Шүүхэд шилжсэн харилцагч',
        en: 'Customers in court',
        ru: 'Клиентов в суде',
      },
      COURT_LOANS: { mn: 'Шүүхэд шилжсэн зээл', en: 'Loans in court', ru: 'Кредитов в суде' },
      NOTICE_COUNT: { mn: 'Мэдэгдэх хуудасны тоо', en: 'Notices', ru: 'Количество извещений' },
      CLOSED_AFTER_OVERDUE: {
        mn: 'Хугацаа хэтэрсний дараа хаагдсан',
        en: 'Closed after overdue',
        ru: 'Закрыто после просрочки',
      },
      CLOSED_AFTER_COURT: {
        mn: 'Шүүхэд шилжсэний дараа хаагдсан',
        en: 'Closed after court',
        ru: 'Закрыто после передачи в суд',
      },
      CLOSED_BY_COURT_DECISION: {
        mn: 'Шүүхийн шийдвэрээр хаагдсан',
        en: 'Closed by court decision',
        ru: 'Закрыто по решению суда',
      },
    },
    TenantReportClosing: {
      ON_TIME: { mn: 'Хугацаандаа', en: 'On time', ru: 'В срок' },
      AFTER_OVERDUE: {
        mn: 'Хугацаа хэтэрсний дараа',
        en: 'After being overdue',
        ru: 'После просрочки',
      },
      AFTER_COURT: { mn: 'Шүүхэд шилжсэний дараа', en: 'After court', ru: 'После передачи в суд' },
      BY_DECISION: { mn: 'Шүүхийн шийдвэрээр', en: 'By court decision', ru: 'По решению суда' },
      WRITTEN_OFF: { mn: 'Эрсдэлийн сангаас', en: 'From the risk fund', ru: 'Из фонда риска' },
      REFINANCED: { mn: 'Дахин санхүүжүүлсэн', en: 'Refinanced', ru: 'Рефинансирован' },
    },
    TenantReportPeriod: {
      last_7: { mn: 'Сүүлийн 7 хоног', en: 'Last 7 days', ru: 'Последние 7 дней' },
      last_30: { mn: 'Сүүлийн 30 хоног', en: 'Last 30 days', ru: 'Последние 30 дней' },
      this_month: { mn: 'Энэ сар', en: 'This month', ru: 'Этот месяц' },
      last_month: { mn: 'Өнгөрсөн сар', en: 'Last month', ru: 'Прошлый месяц' },
    },
  },
} satisfies Words;
