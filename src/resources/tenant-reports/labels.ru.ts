import type { Same } from '../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** Russian texts: what the pages of this area share. */
export const labels: Same<typeof mn> = {
  enums: {
    TenantReportKind: {
      loan_total: 'Все кредиты',
      loan_notice: 'Уведомления по кредитам',
      legal_debt: 'Долги на юридической стадии',
      loan_paid: 'Погашенные кредиты',
      dashboard: 'Сводная панель',
    },
    TenantReportCounter: {
      LOAN_COUNT: 'Количество кредитов',
      OVERDUE_CUSTOMER_COUNT: 'Клиентов с просрочкой',
      SMS_COUNT: 'Отправлено SMS',
      NOTIFICATION_COUNT: 'Отправлено уведомлений',
      LEGAL_DEBT_CUSTOMERS: 'Клиентов с долгом на юридической стадии',
      LEGAL_DEBT_LOANS: 'Кредитов на юридической стадии',
      COURT_CUSTOMERS: 'Клиентов в суде',
      COURT_LOANS: 'Кредитов в суде',
      NOTICE_COUNT: 'Количество извещений',
      CLOSED_AFTER_OVERDUE: 'Закрыто после просрочки',
      CLOSED_AFTER_COURT: 'Закрыто после передачи в суд',
      CLOSED_BY_COURT_DECISION: 'Закрыто по решению суда',
    },
    TenantReportClosing: {
      ON_TIME: 'В срок',
      AFTER_OVERDUE: 'После просрочки',
      AFTER_COURT: 'После передачи в суд',
      BY_DECISION: 'По решению суда',
      WRITTEN_OFF: 'Из фонда риска',
      REFINANCED: 'Рефинансирован',
    },
    TenantReportPeriod: {
      last_7: 'Последние 7 дней',
      last_30: 'Последние 30 дней',
      this_month: 'Этот месяц',
      last_month: 'Прошлый месяц',
    },
  },
};
