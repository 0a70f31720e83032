import { userPages } from '../pages/users';
import type { users as mn } from '../../mn/areas/users';
import type { Same } from '../../Same';

export const users = {
  users: userPages,
  resources: {
    users: {
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
      },
    },
    role: { name: 'Роль |||| Роли |||| Роли', fields: {} },
    permission: { name: 'Разрешение |||| Разрешения |||| Разрешения', fields: {} },
    logged_in_user: {
      name: 'Текущий пользователь |||| Текущий пользователь |||| Текущий пользователь',
      fields: {
        name: 'Имя пользователя',
        tenantAlias: 'Псевдоним тенанта',
        roles: 'Роли',
        permissions: 'Разрешения',
      },
    },
    tenant: { name: 'Тенант |||| Тенанты |||| Тенанты', fields: { alias: 'Псевдоним' } },
  },
  enums: {
    PermissionAction: {
      list: 'Просмотр списка',
      view: 'Просмотр',
      create: 'Создание',
      edit: 'Изменение',
      update: 'Обновление',
      access: 'Доступ',
      search: 'Поиск',
      export: 'Экспорт',
      send: 'Отправка',
      test: 'Тестирование',
      decode: 'Расшифровка',
      renew: 'Продление подписи',
      register: 'Регистрация',
      manage: 'Управление',
      create_on_tenant: 'Создание в тенанте',
      pending_list: 'Просмотр ожидающих',
      approved_list: 'Просмотр одобренных',
      admin_list: 'Просмотр всех (админ)',
    },
  },
} satisfies Same<typeof mn>;
