import type { Words } from '../../../i18n/words';

export const words = {
  resources: {
    'bank-gateways/statements': {
      name: {
        mn: 'Банкны гэйтвэйн хуулга |||| Банкны гэйтвэйн хуулга',
        en: 'Bank gateway statement |||| Bank gateway statements',
        ru: 'Выписка банковского шлюза |||| Выписки банковских шлюзов |||| Выписки банковских шлюзов',
      },
      fields: {
        accountNumber: { mn: 'Данс', en: 'Account', ru: 'Счёт' },
        statement: { mn: 'Банкны хуулгын дүн', en: 'Total by the bank', ru: 'Итог банка' },
        lines: { mn: 'Гүйлгээний дүн', en: 'Sum of the lines', ru: 'Сумма строк' },
        count: { mn: 'Гүйлгээний тоо', en: 'Lines', ru: 'Строки' },
        awaitedCount: {
          mn: 'Ирээгүй орлого',
          en: 'Credits not read yet',
          ru: 'Непрочитанные зачисления',
        },
        awaitedAmount: {
          mn: 'Ирээгүй орлогын дүн',
          en: 'Amount not read yet',
          ru: 'Сумма непрочитанных',
        },
        difference: { mn: 'Зөрүү', en: 'Difference', ru: 'Разница' },
        state: { mn: 'Төлөв', en: 'State', ru: 'Состояние' },
        readUntil: { mn: 'Хуулга уншсан хугацаа', en: 'Read until', ru: 'Прочитана до' },
      },
      views: {
        AGREES: { mn: 'Тулсан', en: 'Agrees', ru: 'Сходится' },
        DIFFERS: { mn: 'Зөрсөн', en: 'Differs', ru: 'Расходится' },
        LATE: { mn: 'Хоцорч байгаа', en: 'Late', ru: 'Запаздывает' },
      },
      tabs: {
        lines: { mn: 'Гүйлгээ', en: 'Lines', ru: 'Строки' },
      },
    },
  },
  gatewayStatement: {
    late: {
      mn: 'Гэйтвэй зогссон. Хуулгыг уншсан сүүлийн цаг: %{at}. Түүнээс хойших орлого хараахан ирээгүй байна.',
      en: 'The gateway is stopped: what the bank credited after %{at} has not come yet.',
      ru: 'Шлюз остановлен: зачисления после %{at} ещё не пришли.',
    },
    awaited: {
      mn: 'Зээлд бүртгэсэн %{smart_count} орлогын гүйлгээ хүлээгдэж байна, ₮: %{amount}. Гэйтвэйг ажиллуулахад ирнэ.',
      en: '%{smart_count} receipt is booked on a loan, and its line has not come yet, ₮: %{amount}. It comes when the gateway starts. |||| %{smart_count} receipts are booked on loans, and their lines have not come yet, ₮: %{amount}. They come when the gateway starts.',
      ru: 'По кредитам проведено %{smart_count} поступление, строки которого ещё нет, ₮: %{amount}. Она придёт, когда шлюз запустят. |||| По кредитам проведено %{smart_count} поступления, строк которых ещё нет, ₮: %{amount}. Они придут, когда шлюз запустят. |||| По кредитам проведено %{smart_count} поступлений, строк которых ещё нет, ₮: %{amount}. Они придут, когда шлюз запустят.',
    },
    differs: {
      mn: 'Банкны хуулга ирсэн гүйлгээнээс зөрж байна, ₮: %{amount}.',
      en: 'The bank’s statement is not the sum of the lines that came. Difference, ₮: %{amount}.',
      ru: 'Выписка банка не сходится с пришедшими строками. Разница, ₮: %{amount}.',
    },
  },
  enums: {
    GatewayStatementState: {
      AGREES: { mn: 'Тулсан', en: 'Agrees', ru: 'Сходится' },
      DIFFERS: { mn: 'Зөрсөн', en: 'Differs', ru: 'Расходится' },
      LATE: { mn: 'Хоцорч байгаа', en: 'Late', ru: 'Запаздывает' },
    },
  },
} satisfies Words;
