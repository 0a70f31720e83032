import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  resources: {
    'loans/call-log': {
      name: 'Звонок |||| История звонков |||| История звонков',
      fields: {
        customerId: 'Клиент',
        loanId: 'Кредит',
        outcome: 'Результат звонка',
        phone: 'Набранный номер',
        calledAt: 'Время звонка',
        calledBy: 'Кто звонил',
        note: 'Заметка',
        promisedDate: 'Обещанная дата оплаты',
        nextCallAt: 'Следующий звонок',
        numberInactive: 'Номер не действует',
      },
      sections: { call: 'Звонок', number: 'Номер телефона' },
      views: { reached: 'Дозвонились', notReached: 'Не дозвонились', badNumber: 'Неверный номер' },
    },
  },
  enums: {
    CallLogOutcome: {
      INFORMED: 'Проинформирован',
      TRANSMIT: 'Передано через третье лицо',
      NOT_ANSWERED: 'Не ответил',
      NOT_REACHED: 'Недоступен',
      SUSPENDED: 'Номер приостановлен',
      NOT_EXIST: 'Номер не существует',
      NOT_OWNER: 'Не владелец номера',
      NOT_FOUND: 'Не найден',
    },
  },
};
