import type { Same } from '../../Same';
import type { userPages as mn } from '../../mn/pages/users';

/** Texts of the users' dialogs and pages. */
export const userPages = {
  temporary_help: 'Временный пароль нужно сменить при следующем входе.',
  own_account: 'Нельзя удалить собственную учётную запись.',
  own_role: 'Нельзя убрать собственную роль.',
  password_changed: 'Пароль изменён: %{name}.',
  roles_help: 'Изменение ролей вступит в силу при следующем обновлении сеанса.',
  held: 'Назначена',
  account: 'Учётная запись',
  gone: 'Будет удалена',
  deleted: 'Удалено: %{name}.',
  delete_help:
    'Учётная запись удаляется навсегда. Чтобы закрыть её на время, отключите её в окне правки.',
  effective_permissions: 'Действующие разрешения (%{smart_count})',
  no_permissions: 'Разрешений нет.',
} satisfies Same<typeof mn>;
