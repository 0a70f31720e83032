import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  income: {
    whose_income: 'Доход клиента',
    formula: 'Расчёт дохода',
    formula_sum: 'Сумма',
    formula_average: 'В среднем за месяц',
    formula_approved: 'Доход к одобрению',
    formula_line: '%{sum} ÷ %{count} мес. × %{margin}',
    no_formula: 'Расчёт появится с первым месяцем.',
    months: 'Доход по месяцам',
    files: 'Подтверждение',
    salary: 'Заработная плата',
    score: 'Кредитный балл',
    limit: 'Кредитный лимит',
    standing: 'Текущий доход',
    no_income: 'Одобренного дохода нет',
    no_income_text: 'Зарегистрируйте доход и отправьте его на проверку.',
    age: 'С момента одобрения',
    age_days: '%{smart_count} день |||| %{smart_count} дня |||| %{smart_count} дней',
    is_stale: 'Одобрен более %{days} дней назад: нужно обновить.',
    approved_on: 'Одобрен',
    waits:
      'Ожидает %{smart_count} заявка. |||| Ожидают %{smart_count} заявки. |||| Ожидают %{smart_count} заявок.',
    to_all: 'Все доходы',
    register: 'Зарегистрировать доход',
    window_months: 'Последние %{count} мес.',
    before_months: 'Предыдущие %{count} мес.',
    approved_amount: 'Одобренный доход',
    chart: 'Доход по месяцам',
    chart_mean: 'Среднее принятых месяцев',
    chart_month: 'Месяц',
    grid: 'Таблица месяцев',
    month_confirmed: 'Подтверждён',
    month_waiting: 'На проверке',
    no_right: 'У вас нет права регистрировать доход: %{permission}.',
    filled: 'Заполнено месяцев: %{count}. Не менее: %{min}.',
    files_many: 'Не более %{max} файлов.',
    statement_sum: 'По выписке',
    declared_sum: 'Заявлено',
    difference: 'Разница',
  },
  enums: {
    IncomeState: {
      REGISTERING: 'Регистрируется',
      PENDING: 'На рассмотрении',
      APPROVED: 'Одобрен',
      REJECTED: 'Отклонён',
      RETURNED: 'Возвращён',
    },
    IncomeMaterial: {
      BANK_STATEMENT: 'Банковская выписка',
      SOCIAL_INSURANCE: 'Справка соцстрахования',
      EMPLOYER_LETTER: 'Справка с места работы',
      TAX_REPORT: 'Налоговая декларация',
    },
  },
};
