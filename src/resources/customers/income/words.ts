import type { Words } from '../../../i18n/words';

export const words = {
  rights: {
    'cus-income:pending-list': {
      mn: 'Орлогын хүсэлт шийдвэрлэх',
      en: 'Decide on income requests',
      ru: 'Решения по запросам о доходе',
      demo: ['admin', 'economist'],
    },
    'cus-income:approved-list': {
      mn: 'Батлагдсан орлого харах',
      en: 'See approved incomes',
      ru: 'Подтверждённые доходы',
      demo: ['admin', 'economist'],
    },
    'cus-income:admin-list': {
      mn: 'Илгээсэн орлого удирдах',
      en: 'Manage incomes sent',
      ru: 'Отправленные доходы',
      demo: ['admin', 'economist'],
    },
  },
  income: {
    whose_income: { mn: 'Харилцагчийн орлого', en: 'The customer’s income', ru: 'Доход клиента' },
    formula: { mn: 'Орлогын тооцоо', en: 'Income calculation', ru: 'Расчёт дохода' },
    formula_sum: { mn: 'Нийт орлого', en: 'Sum', ru: 'Сумма' },
    formula_average: { mn: 'Сарын дундаж', en: 'Monthly average', ru: 'В среднем за месяц' },
    formula_approved: {
      mn: 'Баталгаажих орлого',
      en: 'Income to be approved',
      ru: 'Доход к одобрению',
    },
    formula_line: {
      mn: '%{sum} ÷ %{count} сар × %{margin}',
      en: '%{sum} ÷ %{count} months × %{margin}',
      ru: '%{sum} ÷ %{count} мес. × %{margin}',
    },
    no_formula: {
      mn: 'Сарын дүн оруулмагц тооцоо гарна.',
      en: 'The calculation appears once a month is entered.',
      ru: 'Расчёт появится с первым месяцем.',
    },
    months: { mn: 'Сар бүрийн орлого', en: 'Income by month', ru: 'Доход по месяцам' },
    files: { mn: 'Нотлох баримт', en: 'Evidence', ru: 'Подтверждение' },
    salary: { mn: 'Цалин', en: 'Salary', ru: 'Заработная плата' },
    score: { mn: 'Зээлийн оноо', en: 'Score', ru: 'Кредитный балл' },
    limit: { mn: 'Зээлийн эрх', en: 'Credit limit', ru: 'Кредитный лимит' },
    standing: { mn: 'Одоогийн орлого', en: 'Current income', ru: 'Текущий доход' },
    no_income: {
      mn: 'Батлагдсан орлого алга',
      en: 'No approved income',
      ru: 'Одобренного дохода нет',
    },
    no_income_text: {
      mn: 'Орлого бүртгэж, хянуулахаар илгээнэ.',
      en: 'Register an income and send it for approval.',
      ru: 'Зарегистрируйте доход и отправьте его на проверку.',
    },
    age: { mn: 'Баталснаас хойш', en: 'Since approval', ru: 'С момента одобрения' },
    age_days: {
      mn: '%{smart_count} хоног',
      en: '%{smart_count} day |||| %{smart_count} days',
      ru: '%{smart_count} день |||| %{smart_count} дня |||| %{smart_count} дней',
    },
    is_stale: {
      mn: 'Батласнаас хойш %{days} хоногоос илүү болсон тул шинэчлэх шаардлагатай.',
      en: 'Approved more than %{days} days ago: it should be renewed.',
      ru: 'Одобрен более %{days} дней назад: нужно обновить.',
    },
    approved_on: { mn: 'Баталсан', en: 'Approved', ru: 'Одобрен' },
    waits: {
      mn: 'Хянагдаж буй хүсэлт: %{smart_count}.',
      en: '%{smart_count} request is waiting. |||| %{smart_count} requests are waiting.',
      ru: 'Ожидает %{smart_count} заявка. |||| Ожидают %{smart_count} заявки. |||| Ожидают %{smart_count} заявок.',
    },
    to_all: { mn: 'Бүх орлого', en: 'All income', ru: 'Все доходы' },
    register: { mn: 'Орлого бүртгэх', en: 'Register income', ru: 'Зарегистрировать доход' },
    window_months: {
      mn: 'Сүүлийн %{count} сар',
      en: 'Last %{count} months',
      ru: 'Последние %{count} мес.',
    },
    before_months: {
      mn: 'Түүнээс өмнөх %{count} сар',
      en: 'Previous %{count} months',
      ru: 'Предыдущие %{count} мес.',
    },
    approved_amount: { mn: 'Батлагдсан орлого', en: 'Approved income', ru: 'Одобренный доход' },
    chart: { mn: 'Орлого сараар', en: 'Income by month', ru: 'Доход по месяцам' },
    chart_mean: {
      mn: 'Баталгаажсан сарын дундаж',
      en: 'Mean of accepted months',
      ru: 'Среднее принятых месяцев',
    },
    chart_month: { mn: 'Сар', en: 'Month', ru: 'Месяц' },
    grid: { mn: 'Сарын хүснэгт', en: 'Month grid', ru: 'Таблица месяцев' },
    month_confirmed: { mn: 'Баталгаажсан', en: 'Confirmed', ru: 'Подтверждён' },
    month_waiting: { mn: 'Хянагдаж буй', en: 'Under review', ru: 'На проверке' },
    no_right: {
      mn: 'Орлого бүртгэх эрх танд алга: %{permission}.',
      en: 'You do not have permission to register income: %{permission}.',
      ru: 'У вас нет права регистрировать доход: %{permission}.',
    },
    filled: {
      mn: 'Бөглөсөн сар: %{count}. Доод тал нь: %{min}.',
      en: 'Months filled in: %{count}. Minimum: %{min}.',
      ru: 'Заполнено месяцев: %{count}. Не менее: %{min}.',
    },
    files_many: {
      mn: 'Дээд тал нь %{max} файл хавсаргана.',
      en: 'At most %{max} files.',
      ru: 'Не более %{max} файлов.',
    },
    statement_sum: { mn: 'Хуулгаар', en: 'Per the statement', ru: 'По выписке' },
    declared_sum: { mn: 'Мэдүүлсэн', en: 'Declared', ru: 'Заявлено' },
    difference: { mn: 'Зөрүү', en: 'Difference', ru: 'Разница' },
  },
  enums: {
    IncomeState: {
      REGISTERING: { mn: 'Бүртгэж байна', en: 'Registering', ru: 'Регистрируется' },
      PENDING: { mn: 'Хүлээгдэж буй', en: 'Pending', ru: 'На рассмотрении' },
      APPROVED: { mn: 'Батлагдсан', en: 'Approved', ru: 'Одобрен' },
      REJECTED: { mn: 'Татгалзсан', en: 'Rejected', ru: 'Отклонён' },
      RETURNED: { mn: 'Буцаасан', en: 'Returned', ru: 'Возвращён' },
    },
    IncomeMaterial: {
      BANK_STATEMENT: { mn: 'Дансны хуулга', en: 'Bank statement', ru: 'Банковская выписка' },
      SOCIAL_INSURANCE: {
        mn: 'Нийгмийн даатгалын лавлагаа',
        en: 'Social insurance certificate',
        ru: 'Справка соцстрахования',
      },
      EMPLOYER_LETTER: {
        mn: 'Ажлын газрын тодорхойлолт',
        en: 'Employer’s letter',
        ru: 'Справка с места работы',
      },
      TAX_REPORT: { mn: 'Татварын тайлан', en: 'Tax report', ru: 'Налоговая декларация' },
    },
  },
} satisfies Words;
