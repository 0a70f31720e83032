import type { Same } from '../../../i18n/Same';
import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  ledgerChecks: {
    note: 'Журналы и ведомость за день, а также текущие остатки против субрегистров. Каждое расхождение ведёт к проводкам.',
    day: 'День сверки',
    run: 'Сверить снова',
    run_at: 'Сверено: %{at}',
    equal: 'Все сверки сошлись: %{count}',
    unequal: 'Расхождений: %{count}',
    as_of: {
      day: 'За день',
      now: 'На текущий момент',
    },
    columns: {
      check: 'Сверка',
      asOf: 'На дату',
      left: 'Регистр',
      right: 'Субрегистр',
      difference: 'Разница',
      verdict: 'Итог',
      mends: 'Кто исправляет',
      record: 'Запись',
      journals: 'Журналы',
    },
    lines: 'Где расхождение: %{name}',
    names: {
      journals: 'Дебет и кредит каждого журнала',
      trial: 'Оборотно-сальдовая ведомость',
      loans: 'Кредитные счета и остатки кредитов',
      temporary: 'Временный счёт и остатки клиентов',
    },
    sides: {
      journals: 'Дебет / кредит',
      trial: 'Дебетовые / кредитовые остатки',
      loans: 'Главная книга / кредиты',
      temporary: 'Главная книга / клиенты',
    },
    mends: {
      journals: 'Администратор системы: журнал не меняется',
      trial: 'Администратор системы',
      loans: 'Бухгалтер с правом исправления кредитов',
      temporary: 'Бухгалтер с правом погашения с временных счетов',
    },
    choose: 'Выберите день не позже сегодняшнего.',
  },
};
