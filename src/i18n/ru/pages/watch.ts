import type { Same } from '../../Same';
import type { watchHindrances as mnHindrances, watchPages as mn } from '../../mn/pages/watch';

/** Texts of the watch lists' own pages. */
export const watchPages = {
  one_number: 'Укажите регистрационный номер человека или организации.',
  one_number_only: 'Укажите только один номер: человека или организации.',
  open_loans: {
    warning:
      'Есть %{smart_count} открытый кредит. Продолжайте следить за погашением. |||| Есть %{smart_count} открытых кредита. Продолжайте следить за погашением. |||| Есть %{smart_count} открытых кредитов. Продолжайте следить за погашением.',
    customer: 'Наш клиент: %{name}',
    balance: 'Остаток',
  },
  requests: {
    warning:
      'Есть %{smart_count} нерассмотренная заявка. |||| Есть %{smart_count} нерассмотренные заявки. |||| Есть %{smart_count} нерассмотренных заявок.',
    queues: {
      'loans/pending/loan': 'Заявка на кредит',
      'loans/pending/ltl': 'Заявка на долгосрочный кредит',
      'loans/pending/extension': 'Заявка на продление',
      'loans/pending/payment': 'Заявка на платёж',
      'loans/guarantee-request': 'Заявка на поручительство',
      'customers/income/requests': 'Заявка по доходу',
      'contract-signature': 'Подпись договора',
    },
  },
  ask: {
    question:
      'Эти кредиты и заявки останутся без изменений. В истории каждой заявки будет отмечено внесение в список.',
    unknown:
      'Не удалось проверить, есть ли открытые кредиты или нерассмотренные заявки. Внести без проверки?',
    go_on: 'Внести в список',
  },
  search: {
    label: 'Регистрационный номер, телефон или имя',
    help: 'Поиск среди действующих записей. В имени нужно не менее 2 букв.',
    unknown: 'Введите регистрационный номер, телефон или имя.',
    found:
      'Найдена %{smart_count} запись. |||| Найдено %{smart_count} записи. |||| Найдено %{smart_count} записей.',
    match: 'Совпадение',
    results: 'Результаты',
    name_only:
      'Если совпало только имя, это может быть другой человек: проверьте регистрационный номер.',
    open: 'Открыть запись: %{name}',
  },
  suspect: {
    label: 'Регистрационный номер или имя',
    help: 'В имени нужно не менее 2 букв.',
    unknown: 'Введите регистрационный номер или имя.',
    none: 'В списке подозреваемых нет.',
    birth_year: 'Год рождения',
    authority: 'Кто разыскивает',
    since: 'Дата',
  },
  finder: {
    one: 'Укажите регистрационный номер или телефон.',
    answered: '%{whom}: %{state}.',
  },
  import: {
    open: 'Загрузить из файла',
    title: 'Загрузка в чёрный и серый списки',
    run: 'Внести в список',
    question:
      'Будет внесена %{smart_count} строка. |||| Будет внесено %{smart_count} строки. |||| Будет внесено %{smart_count} строк.',
    columns: {
      listType: 'Список',
      name: 'ФИО или название организации',
      regnum: 'Регистрационный номер',
      phone: 'Телефон',
      reason: 'Причина',
      fromDate: 'Дата',
    },
    open_loans:
      'Открытых кредитов: %{smart_count}. |||| Открытых кредитов: %{smart_count}. |||| Открытых кредитов: %{smart_count}.',
    waiting_requests: 'Нерассмотренных заявок: %{smart_count}.',
    repeated: 'Этот регистрационный номер повторяется в файле.',
  },
} satisfies Same<typeof mn>;

/** Why an entry cannot be moved. */
export const watchHindrances = {
  watch_is_black: 'Уже в чёрном списке.',
  watch_is_grey: 'Уже в сером списке.',
} satisfies Same<typeof mnHindrances>;
