import type { watchlists as mn } from '../../mn/areas/watchlists';
import type { Same } from '../../Same';
import { watchHindrances, watchPages } from '../pages/watch';

export const watchlists = {
  watch: watchPages,
  hindrances: watchHindrances,
  resources: {
    politicians: {
      fields: {
        relation: 'Степень родства',
        occupation: 'Род занятий',
        organization: 'Организация',
        relatedTo: 'Чей родственник',
        since: 'Дата начала',
        until: 'Дата окончания',
        customerId: 'Клиент',
      },
      sections: { person: 'Человек', exposure: 'Публичная должность' },
    },
    'bw-list': {
      fields: {
        listType: 'Список',
        type: 'Лицо',
        name: 'ФИО или название организации',
        companyRegnum: 'Регистрационный номер организации',
        fromDate: 'Дата внесения',
        document: 'Подтверждающий документ',
        customerId: 'Клиент',
        createdBy: 'Внёс',
      },
      sections: { person: 'Лицо', subject: 'Кого внести', cause: 'Причина и документ' },
      views: {
        listed: 'Действующие',
        black: 'Чёрный список',
        grey: 'Серый список',
        removed: 'Исключённые',
      },
      actions: {
        move_to_black: 'Перенести в чёрный список',
        move_to_grey: 'Перенести в серый список',
        remove_from_list: 'Исключить из списка',
      },
    },
    'customer-finder': {
      fields: {
        reason: 'Причина поиска',
        foundCount: 'Найдено',
        foundAt: 'Где найден',
        answeredAt: 'Дата ответа',
      },
      sections: { whom: 'Кого искать' },
      views: {
        PENDING: 'В ожидании',
        FAILED: 'С ошибкой',
        AVAILABLE: 'Найденные',
        NOT_AVAILABLE: 'Ненайденные',
      },
      actions: { ask_again: 'Искать снова' },
    },
    suspect: { name: 'Подозреваемый |||| Подозреваемые |||| Подозреваемые', fields: {} },
  },
  enums: {
    WatchState: { LISTED: 'В списке', REMOVED: 'Исключён' },
    MatchQuality: {
      REGNUM: 'Совпал регистрационный номер',
      PHONE: 'Совпал телефон',
      NAME: 'Совпало только имя',
    },
  },
} satisfies Same<typeof mn>;
