import type { Same } from '../../../i18n/Same';
import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  tenantReports: {
    reports: 'Отчёты',
    lenders: 'По тенантам',
    open: 'Открытые кредиты',
    overdue_share: 'Доля просрочки',
    overdue_balance: 'Остаток с просрочкой, ₮',
    notices: 'Извещения',
    closed: 'Закрыто',
    all: 'Всего',
    about: {
      dashboard: 'Показатели периода в сравнении с прошлым',
      loan_total: 'Кредиты, открытые на конец любого дня',
      loan_notice: 'Напечатанные письма и извещения',
      legal_debt: 'Кредиты в отделе риска и в суде',
      loan_paid: 'Закрытые кредиты и как они закрыты',
      config: 'Начальный вид панели и пределы',
    },
  },
};
