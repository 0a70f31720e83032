/** Mongolian texts: what belongs to this folder. */
export const labels = {
  income: {
    whose_income: 'Харилцагчийн орлого',
    formula: 'Орлогын тооцоо',
    formula_sum: 'Нийт орлого',
    formula_average: 'Сарын дундаж',
    formula_approved: 'Баталгаажих орлого',
    formula_line: '%{sum} ÷ %{count} сар × %{margin}',
    no_formula: 'Сарын дүн оруулмагц тооцоо гарна.',
    months: 'Сар бүрийн орлого',
    files: 'Нотлох баримт',
    salary: 'Цалин',
    score: 'Зээлийн оноо',
    limit: 'Зээлийн эрх',
    standing: 'Одоогийн орлого',
    no_income: 'Батлагдсан орлого алга',
    no_income_text: 'Орлого бүртгэж, хянуулахаар илгээнэ.',
    age: 'Баталснаас хойш',
    age_days: '%{smart_count} хоног',
    is_stale: 'Батласнаас хойш %{days} хоногоос илүү болсон тул шинэчлэх шаардлагатай.',
    approved_on: 'Баталсан',
    waits: 'Хянагдаж буй хүсэлт: %{smart_count}.',
    to_all: 'Бүх орлого',
    register: 'Орлого бүртгэх',
    window_months: 'Сүүлийн %{count} сар',
    before_months: 'Түүнээс өмнөх %{count} сар',
    approved_amount: 'Батлагдсан орлого',
    chart: 'Орлого сараар',
    chart_mean: 'Баталгаажсан сарын дундаж',
    chart_month: 'Сар',
    grid: 'Сарын хүснэгт',
    month_confirmed: 'Баталгаажсан',
    month_waiting: 'Хянагдаж буй',
    no_right: 'Орлого бүртгэх эрх танд алга: %{permission}.',
    filled: 'Бөглөсөн сар: %{count}. Доод тал нь: %{min}.',
    files_many: 'Дээд тал нь %{max} файл хавсаргана.',
    statement_sum: 'Хуулгаар',
    declared_sum: 'Мэдүүлсэн',
    difference: 'Зөрүү',
  },
  enums: {
    IncomeState: {
      REGISTERING: 'Бүртгэж байна',
      PENDING: 'Хүлээгдэж буй',
      APPROVED: 'Батлагдсан',
      REJECTED: 'Татгалзсан',
      RETURNED: 'Буцаасан',
    },
    IncomeMaterial: {
      BANK_STATEMENT: 'Дансны хуулга',
      SOCIAL_INSURANCE: 'Нийгмийн даатгалын лавлагаа',
      EMPLOYER_LETTER: 'Ажлын газрын тодорхойлолт',
      TAX_REPORT: 'Татварын тайлан',
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'customers/income': typeof labels;
  }
}
