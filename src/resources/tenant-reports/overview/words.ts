import type { Words } from '../../../i18n/words';

export const words = {
  tenantReports: {
    reports: { mn: 'Тайлангууд', en: 'Reports', ru: 'Отчёты' },
    lenders: { mn: 'Тенант бүрийн байдал', en: 'The lenders', ru: 'По тенантам' },
    open: { mn: 'Нээлттэй зээл', en: 'Open loans', ru: 'Открытые кредиты' },
    overdue_share: { mn: 'Хэтэрсэн хувь', en: 'Share past due', ru: 'Доля просрочки' },
    overdue_balance: {
      mn: 'Хэтэрсэн үлдэгдэл, ₮',
      en: 'Balance past due, ₮',
      ru: 'Остаток с просрочкой, ₮',
    },
    notices: { mn: 'Мэдэгдэл', en: 'Notices', ru: 'Извещения' },
    closed: { mn: 'Хаагдсан', en: 'Closed', ru: 'Закрыто' },
    all: { mn: 'Нийт', en: 'Total', ru: 'Всего' },
    about: {
      dashboard: {
        mn: 'Хугацааны үзүүлэлт, өмнөх үетэй харьцуулалт',
        en: 'Figures of a period, beside those before',
        ru: 'Показатели периода в сравнении с прошлым',
      },
      loan_total: {
        mn: 'Аль ч өдрийн эцэст нээлттэй байсан зээл',
        en: 'Loans that were open at the end of any day',
        ru: 'Кредиты, открытые на конец любого дня',
      },
      loan_notice: {
        mn: 'Хэвлэсэн захидал, мэдэгдэх хуудас',
        en: 'Printed letters and notices',
        ru: 'Напечатанные письма и извещения',
      },
      legal_debt: {
        mn: 'Эрсдэлийн санд болон шүүхэд байгаа зээл',
        en: 'Loans in the risk department and in court',
        ru: 'Кредиты в отделе риска и в суде',
      },
      loan_paid: {
        mn: 'Хаагдсан зээл, хэрхэн хаагдсан',
        en: 'Closed loans, and how they ended',
        ru: 'Закрытые кредиты и как они закрыты',
      },
      config: {
        mn: 'Самбарын нээгдэх байдал, анхааруулах хязгаар',
        en: 'What the dashboard opens with, when it warns',
        ru: 'Начальный вид панели и пределы',
      },
    },
  },
} satisfies Words;
