/** Mongolian texts: what belongs to this folder. */
export const labels = {
  tenantReports: {
    reports: 'Тайлангууд',
    lenders: 'Тенант бүрийн байдал',
    open: 'Нээлттэй зээл',
    overdue_share: 'Хэтэрсэн хувь',
    overdue_balance: 'Хэтэрсэн үлдэгдэл, ₮',
    notices: 'Мэдэгдэл',
    closed: 'Хаагдсан',
    all: 'Нийт',
    about: {
      dashboard: 'Хугацааны үзүүлэлт, өмнөх үетэй харьцуулалт',
      loan_total: 'Аль ч өдрийн эцэст нээлттэй байсан зээл',
      loan_notice: 'Хэвлэсэн захидал, мэдэгдэх хуудас',
      legal_debt: 'Эрсдэлийн сан, шүүх дэх зээл',
      loan_paid: 'Хаагдсан зээл, хэрхэн хаагдсан',
      config: 'Самбарын нээгдэх байдал, анхааруулах хязгаар',
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'tenant-reports/overview': typeof labels;
  }
}
