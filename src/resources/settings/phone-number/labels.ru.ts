import type { Same } from '../../../i18n/Same';
import type { labels as mn } from './labels.mn';

export const labels: Same<typeof mn> = {
  phoneNumber: {
    find: 'Номер телефона',
    help: 'Введите номер полностью: будут показаны оператор, статус и последние сообщения.',
    unknown: 'Номер телефона состоит из 8 цифр.',
    found: 'Номер',
    operator: 'Мобильный оператор',
    no_operator: 'Неизвестен',
    messages: 'Последние сообщения',
    failure: 'Почему не доставлено',
    none: 'На этот номер сообщений не отправляли.',
    stranger: 'Номер не зарегистрирован: его нет ни у одного клиента, сообщений на него не было.',
    blocked: 'На этот номер сообщения не отправляются.',
    hint: 'Последние сообщения не доставлены. Решите, не сделать ли номер неактивным.',
  },
  resources: {
    'settings/phone-number': {
      name: 'Номер телефона |||| Номера телефонов |||| Номера телефонов',
      fields: {
        customerId: 'Клиент',
        operator: 'Мобильный оператор',
        problem: 'Причина отключения',
        failedCount: 'Не доставлено сообщений',
        checkedAt: 'Проверен',
        checkedBy: 'Кто проверил',
      },
      views: { active: 'Активные', inactive: 'Неактивные' },
    },
  },
  enums: {
    PhoneProblem: {
      SUSPENDED: 'Номер заблокирован',
      NOT_EXIST: 'Номер не существует',
      NOT_OWNER: 'Чужой номер',
      NOT_REACHED: 'Недоступен',
      OWNER_ASKED: 'Владелец отказался от сообщений',
    },
  },
};
