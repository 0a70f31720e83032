import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  people: {
    family: {
      title: 'Члены семьи',
      count: 'Подтверждено: %{confirmed}/%{required}',
      none: 'Члены семьи не указаны.',
      edit: 'Изменить данные члена семьи',
      remove: 'Удалить члена семьи',
      remove_text:
        'Если подтверждённых членов семьи станет меньше, заключить договор может быть невозможно.',
      own_phone: 'Это телефон самого клиента. Укажите телефон члена семьи.',
      own_person: 'Клиента нельзя указать членом его же семьи.',
      shared_phone: 'Один телефон указан у нескольких членов семьи: %{names}.',
      spouse_twice: 'Супруг или супруга уже зарегистрированы.',
      maybe_shared: 'Возможно, тот же телефон у другого члена семьи: %{name}.',
      unconfirms: 'При смене телефона подтверждение снимается.',
    },
  },
  resources: {
    family_relation: {
      name: 'Член семьи |||| Члены семьи |||| Члены семьи',
      fields: {
        customerId: 'Клиент',
        type: 'Степень родства',
        confirmed: 'Подтверждено',
        confirmedBy: 'Подтвердил',
        confirmedAt: 'Дата подтверждения',
        callNote: 'Запись разговора',
        phoneBy: 'Телефон внёс',
        isPhoneShared: 'Телефон повторяется',
      },
      sections: { relative: 'Член семьи' },
      actions: { confirm: 'Подтвердить', unconfirm: 'Отменить подтверждение' },
    },
  },
  enums: { RelativeState: { UNCONFIRMED: 'Не подтверждён', CONFIRMED: 'Подтверждён' } },
};
