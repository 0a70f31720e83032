import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  creditRegistry: {
    court: {
      label: 'Регистрационный номер, телефон или код кредита',
      help: 'Поиск по регистрационному номеру, телефону или коду кредита.',
      unknown: 'Это не регистрационный номер, не телефон и не код кредита.',
      none: 'Клиент не найден.',
      found: 'Судебных документов: %{records}, кредитов для суда: %{loans}.',
      records: 'Судебные документы',
      no_records: 'Судебных документов ещё нет.',
      loans: 'Кредиты, которые можно передать в суд',
      no_loans: 'Нет кредитов для передачи в суд.',
      make: 'Подготовить документ',
      open: 'Открыть документ',
      letter: 'Документ: %{code}',
    },
  },
};
