/** Mongolian texts: what belongs to this folder. */
export const labels = {
  dues: {
    day: 'Өдөр',
    month: '%{year} оны %{month}',
    previous_month: 'Өмнөх сар',
    next_month: 'Дараагийн сар',
    loans: 'Зээлийн тоо',
    amount: 'Төлөх дүн',
    count: '%{count} зээл',
    sum: 'Сарын нийт: %{count} зээл, %{amount}',
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'loans/dues': typeof labels;
  }
}
