import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  watch: {
    approval_until: 'Последний день вне допустимого срока. Не позднее: %{date}.',
    one_number: 'Укажите регистрационный номер человека или организации.',
    one_number_only: 'Укажите только один номер: человека или организации.',
    open_loans: {
      warning:
        'Есть %{smart_count} открытый кредит. Продолжайте следить за погашением. |||| Есть %{smart_count} открытых кредита. Продолжайте следить за погашением. |||| Есть %{smart_count} открытых кредитов. Продолжайте следить за погашением.',
      customer: 'Наш клиент: %{name}',
      name_differs:
        'Имя не совпадает с именем владельца этого номера: %{name}. Проверьте номер и имя.',
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
  },
  actionBlocks: {
    watch_not_grey: 'Согласие даётся только по серому списку.',
    watch_is_black: 'Уже в чёрном списке.',
    watch_is_grey: 'Уже в сером списке.',
  },
  resources: {
    'bw-list': {
      name: 'Запись чёрного или серого списка |||| Чёрный и серый списки |||| Чёрный и серый списки',
      fields: {
        listType: 'Список',
        type: 'Лицо',
        name: 'ФИО или название организации',
        companyRegnum: 'Регистрационный номер организации',
        fromDate: 'Дата внесения',
        document: 'Подтверждающий документ',
        customerId: 'Клиент',
        createdBy: 'Внёс',
        approvedUntil: 'Согласовано до',
        approvedBy: 'Согласовал',
        approvedAt: 'Время согласования',
      },
      sections: {
        person: 'Лицо',
        subject: 'Кого внести',
        cause: 'Причина и документ',
        approval: 'Согласие второго сотрудника',
      },
      views: {
        listed: 'Действующие',
        black: 'Чёрный список',
        grey: 'Серый список',
        removed: 'Исключённые',
      },
      actions: {
        move_to_black: 'Перенести в чёрный список',
        move_to_grey: 'Перенести в серый список',
        approve_dealing: 'Согласовать работу с клиентом',
        remove_from_list: 'Исключить из списка',
      },
    },
  },
  enums: { WatchState: { LISTED: 'В списке', REMOVED: 'Исключён' } },
};
