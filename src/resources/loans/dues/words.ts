import type { Words } from '../../../i18n/words';

export const words = {
  dues: {
    day: { mn: 'Өдөр', en: 'Day', ru: 'День' },
    month: { mn: '%{year} оны %{month}', en: '%{month} %{year}', ru: '%{month} %{year}' },
    previous_month: { mn: 'Өмнөх сар', en: 'Previous month', ru: 'Предыдущий месяц' },
    next_month: { mn: 'Дараагийн сар', en: 'Next month', ru: 'Следующий месяц' },
    loans: { mn: 'Зээлийн тоо', en: 'Loans', ru: 'Займов' },
    amount: { mn: 'Төлөх дүн', en: 'To be paid', ru: 'К оплате' },
    count: {
      mn: '%{count} зээл',
      en: '%{count} loan |||| %{count} loans',
      ru: '%{count} займ |||| %{count} займа |||| %{count} займов',
    },
    sum: {
      mn: 'Сарын нийт: %{count} зээл, %{amount}',
      en: 'In the month: %{count} loans, %{amount}',
      ru: 'За месяц: займов %{count}, %{amount}',
    },
  },
} satisfies Words;
