import type { Same } from '../../../i18n/Same';
import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  actionBlocks: {
    employee_own: 'Нельзя уволить самого себя. Это сделает другой сотрудник.',
    employee_unit_removed: 'Подразделение исключено. Сначала выберите другое.',
  },
  resources: {
    'org-employee': {
      name: 'Сотрудник |||| Сотрудники |||| Сотрудники',
      fields: {
        unitId: 'Подразделение',
        branchId: 'Отделение',
        staffId: 'Учётная запись',
        hiredAt: 'Дата приёма на работу',
        leftOn: 'Дата увольнения',
        positionNames: 'Должность',
        positionCount: 'Занимаемых должностей',
      },
      sections: { person: 'Человек', work: 'Работа' },
      views: { working: 'Работают', left: 'Уволены', unplaced: 'Без должности' },
      actions: { leave: 'Уволить', rehire: 'Принять снова' },
    },
  },
  organization: {
    employee: {
      twice: 'Эта учётная запись принадлежит другому сотруднику.',
      own_lender: 'Сотрудники своей организации регистрируются обычной формой.',
      unit_gone: 'Это подразделение исключено.',
      before_hired: 'Не раньше даты приёма на работу.',
      before_left: 'Не раньше даты увольнения.',
      after_left: 'Не позже даты увольнения.',
      has_left: 'Этот сотрудник уволен.',
      positions: 'Должности',
      no_positions: 'Нет должности',
      no_positions_text: 'Должности назначаются в разделе «Должности пользователей».',
      no_account: 'Сотрудник без учётной записи',
      no_account_text: 'Чтобы назначить должность, нужна учётная запись.',
      open_unit: 'Открыть подразделение',
      open_account: 'Открыть учётную запись',
      ends: 'Прекращаемых должностей: %{count}',
      account_ends: 'Закрывается учётная запись: %{login}. Её сеансы прекращаются сразу.',
      account_closed: 'Учётная запись уже закрыта: %{login}.',
      without_account: 'Сотрудник без учётной записи.',
      role: 'Снимаемая роль',
      given_by: 'Чем назначена',
      given_by_users: 'На экране пользователей',
      roles_end: 'Снимаемых ролей: %{count}',
      nothing_ends: 'Должности не прекращаются.',
      elsewhere: 'Зарегистрировать у кредитора',
    },
  },
  enums: { EmployeeState: { WORKING: 'Работает', LEFT: 'Уволен' } },
};
