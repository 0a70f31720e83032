import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  users: {
    temporary_help: 'Временный пароль нужно сменить при следующем входе.',
    own_account: 'Нельзя удалить собственную учётную запись.',
    own_role: 'Нельзя убрать собственную роль.',
    roles_help: 'Изменение ролей вступит в силу при следующем обновлении сеанса.',
    held: 'Назначена',
    account: 'Учётная запись',
    gone: 'Будет удалена',
    delete_help:
      'Учётная запись удаляется навсегда. Чтобы закрыть её на время, отключите её в окне правки.',
    effective_permissions: 'Действующие разрешения (%{smart_count})',
    no_permissions: 'Разрешений нет.',
    login_attempts: 'Попытки входа',
  },
  resources: {
    users: {
      name: 'Пользователь |||| Пользователи |||| Пользователи',
      fields: {
        loginName: 'Имя пользователя',
        emailVerified: 'Эл. почта подтверждена',
        password: 'Пароль',
        passwordConfirmation: 'Подтверждение пароля',
        temporaryPassword: 'Временный пароль',
        role: 'Роль',
        enabled: 'Включён',
        roles: 'Роли',
        lastLogin: 'Последний вход',
      },
      sections: { account: 'Учётная запись' },
      actions: {
        password: 'Пароль изменён',
        'add-role': 'Роль добавлена',
        'remove-role': 'Роль снята',
        'position-role': 'Роли изменены по должности',
      },
    },
    logged_in_user: {
      name: 'Текущий пользователь |||| Текущий пользователь |||| Текущий пользователь',
      fields: {
        name: 'Имя пользователя',
        tenantAlias: 'Псевдоним тенанта',
        roles: 'Роли',
        permissions: 'Разрешения',
      },
    },
  },
};
