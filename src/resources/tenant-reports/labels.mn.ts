/** Mongolian texts: what the pages of this area share. */
export const labels = {
  enums: {
    TenantReportKind: {
      loan_total: 'Нийт зээл',
      loan_notice: 'Зээлийн мэдэгдэл',
      legal_debt: 'Хуулийн шатны өр',
      loan_paid: 'Төлөгдсөн зээл',
      dashboard: 'Хянах самбар',
    },
    TenantReportCounter: {
      LOAN_COUNT: 'Зээлийн тоо',
      OVERDUE_CUSTOMER_COUNT: 'Хугацаа хэтэрсэн харилцагчийн тоо',
      SMS_COUNT: 'Илгээсэн SMS-ийн тоо',
      NOTIFICATION_COUNT: 'Илгээсэн мэдэгдлийн тоо',
      LEGAL_DEBT_CUSTOMERS: 'Хуулийн шатны өртэй харилцагч',
      LEGAL_DEBT_LOANS: 'Хуулийн шатны зээл',
      COURT_CUSTOMERS: 'Шүүхэд шилжсэн харилцагч',
      COURT_LOANS: 'Шүүхэд шилжсэн зээл',
      NOTICE_COUNT: 'Мэдэгдэх хуудасны тоо',
      CLOSED_AFTER_OVERDUE: 'Хугацаа хэтэрсний дараа хаагдсан',
      CLOSED_AFTER_COURT: 'Шүүхэд шилжсэний дараа хаагдсан',
      CLOSED_BY_COURT_DECISION: 'Шүүхийн шийдвэрээр хаагдсан',
    },
    TenantReportClosing: {
      ON_TIME: 'Хугацаандаа',
      AFTER_OVERDUE: 'Хугацаа хэтэрсний дараа',
      AFTER_COURT: 'Шүүхэд шилжсэний дараа',
      BY_DECISION: 'Шүүхийн шийдвэрээр',
      WRITTEN_OFF: 'Эрсдэлийн сангаас',
      REFINANCED: 'Дахин санхүүжүүлсэн',
    },
    TenantReportPeriod: {
      last_7: 'Сүүлийн 7 хоног',
      last_30: 'Сүүлийн 30 хоног',
      this_month: 'Энэ сар',
      last_month: 'Өнгөрсөн сар',
    },
  },
};

declare module '../../i18n/Catalogue' {
  interface CatalogueParts {
    'tenant-reports': typeof labels;
  }
}
