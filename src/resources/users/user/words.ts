import type { Words } from '../../../i18n/words';

export const words = {
  rights: {
    'user:manage': {
      mn: 'Хэрэглэгч, эрх удирдах',
      en: 'Manage users and their rights',
      ru: 'Управление пользователями и правами',
      demo: ['admin'],
    },
  },
  users: {
    temporary_help: {
      mn: 'Нууц үг түр үйлчилнэ: эзэмшигч нь дараагийн нэвтрэлтээр заавал солино.',
      en: 'The password is temporary: its owner chooses another one at the next sign-in.',
      ru: 'Пароль временный: владелец сменит его при следующем входе.',
    },
    own_account: {
      mn: 'Өөрийн бүртгэлийг устгах боломжгүй.',
      en: 'You cannot delete your own account.',
      ru: 'Нельзя удалить собственную учётную запись.',
    },
    own_role: {
      mn: 'Өөрийн үүргийг өөрөө нэмэх, хасах боломжгүй. Өөр хүн өөрчилнө.',
      en: 'Nobody gives a role to themselves or takes one of their own. Somebody else changes it.',
      ru: 'Никто не назначает и не снимает роли самому себе. Это сделает другой сотрудник.',
    },
    own_account_off: {
      mn: 'Өөрийн бүртгэлийг идэвхгүй болгох боломжгүй.',
      en: 'You cannot disable your own account.',
      ru: 'Нельзя отключить собственную учётную запись.',
    },
    employed: {
      mn: '%{name} энэ бүртгэлээр ажиллаж байна. Бүртгэлийг устгахын оронд ажилтныг ажлаас чөлөөлнө.',
      en: '%{name} works with this account. End the employment instead of deleting the account.',
      ru: 'С этой учётной записью работает %{name}. Вместо удаления оформите увольнение.',
    },
    has_position: {
      mn: 'Энэ бүртгэл албан тушаалтай байна: %{positions}. Эхлээд албан тушаалаас нь чөлөөлнө үү.',
      en: 'This account has a position: %{positions}. End that first.',
      ru: 'У этой учётной записи есть должность: %{positions}. Сначала освободите от неё.',
    },
    has_left: {
      mn: 'Эзэмшигч нь ажлаас гарсан. Эхлээд ажилд эргүүлэн авна уу.',
      en: 'Its owner has left. Take the employee back first.',
      ru: 'Владелец уволен. Сначала примите его снова.',
    },
    login_name: {
      mn: 'Зөвхөн жижиг латин үсэг, тоо, цэг, зураас, доогуур зураас, @ тэмдэг хэрэглэж, үсэг эсвэл тоогоор эхэлнэ.',
      en: 'Small Latin letters, figures and . - _ @ alone, beginning with a letter or a figure.',
      ru: 'Только строчные латинские буквы, цифры и знаки . - _ @, в начале буква или цифра.',
    },
    former_employee: {
      mn: 'Ажилтан (ажлаас гарсан)',
      en: 'Employee (has left)',
      ru: 'Сотрудник (уволен)',
    },
    password_notice: {
      title: {
        mn: 'Таны нууц үгийг солилоо',
        en: 'Your password was changed',
        ru: 'Ваш пароль изменён',
      },
      body: {
        mn: '%{who} таны нэвтрэх нууц үгийг солилоо. Бүртгэлийнхээ хуудаснаас өөрөө дахин солих хүртэл хоёуланг чинь нэг хүн гэж үзнэ. Та хүсээгүй бол хэрэглэгчийн удирдлагад мэдэгдэнэ үү.',
        en: '%{who} has changed the password of your account. Until you change it once more yourself, on the page of your account, the two of you count as one person. If you did not ask for it, tell who manages users.',
        ru: '%{who} изменил(а) пароль вашей учётной записи. Пока вы сами не смените его ещё раз на странице учётной записи, вы считаетесь одним человеком. Если вы об этом не просили, сообщите тому, кто управляет пользователями.',
      },
    },
    roles_help: {
      mn: 'Өөрчлөлт шууд үйлчилнэ: дараагийн дарснаас нь эхлэн шинэ үүргээр шалгана. Цэс, товч нь нэвтрэлт шинэчлэгдэхэд солигдоно.',
      en: 'A change counts at once: their next press is judged by the new roles. Menu and buttons follow at the next session refresh.',
      ru: 'Изменение действует сразу: уже следующее нажатие проверяется по новым ролям. Меню и кнопки сменятся при следующем обновлении сеанса.',
    },
    password_pair: {
      mn: 'Эзэн нь бүртгэлийнхээ хуудаснаас өөрөө солих хүртэл та хоёрыг нэг хүн гэж үзнэ: нэгийнх нь хийснийг нөгөө нь батлахгүй.',
      en: 'Until the owner changes it on the page of the account, the two of you count as one person: what one has made the other does not decide.',
      ru: 'Пока владелец не сменит пароль на странице учётной записи, вы считаетесь одним человеком: сделанное одним другой не утверждает.',
    },
    held: { mn: 'Олгосон', en: 'Held', ru: 'Назначена' },
    account: { mn: 'Бүртгэл', en: 'Account', ru: 'Учётная запись' },
    gone: { mn: 'Устгагдана', en: 'Will be deleted', ru: 'Будет удалена' },
    delete_help: {
      mn: 'Бүртгэл бүрмөсөн устана. Түр хаах бол засах цонхоор идэвхгүй болгоно уу.',
      en: 'The account is deleted permanently. To close it temporarily, disable it in the edit dialog.',
      ru: 'Учётная запись удаляется навсегда. Чтобы закрыть её на время, отключите её в окне правки.',
    },
    effective_permissions: {
      mn: 'Хүчинтэй зөвшөөрлүүд (%{smart_count})',
      en: 'Effective permissions (%{smart_count})',
      ru: 'Действующие разрешения (%{smart_count})',
    },
    no_permissions: { mn: 'Зөвшөөрөл байхгүй.', en: 'No permissions.', ru: 'Разрешений нет.' },
    login_attempts: { mn: 'Нэвтрэх оролдлогууд', en: 'Sign-in attempts', ru: 'Попытки входа' },
  },
  resources: {
    users: {
      name: {
        mn: 'Хэрэглэгч |||| Хэрэглэгчид',
        en: 'User |||| Users',
        ru: 'Пользователь |||| Пользователи |||| Пользователи',
      },
      fields: {
        loginName: { mn: 'Нэвтрэх нэр', en: 'Login name', ru: 'Имя пользователя' },
        emailVerified: {
          mn: 'И-мэйл баталгаажсан эсэх',
          en: 'E-mail verified',
          ru: 'Эл. почта подтверждена',
        },
        password: { mn: 'Нууц үг', en: 'Password', ru: 'Пароль' },
        passwordConfirmation: {
          mn: 'Нууц үг давтах',
          en: 'Confirm password',
          ru: 'Подтверждение пароля',
        },
        role: { mn: 'Үүрэг', en: 'Role', ru: 'Роль' },
        enabled: { mn: 'Идэвхтэй эсэх', en: 'Enabled', ru: 'Включён' },
        roles: { mn: 'Үүргүүд', en: 'Roles', ru: 'Роли' },
        passwordSetBy: {
          mn: 'Нууц үгийг тогтоосон',
          en: 'Password set by',
          ru: 'Пароль задал(а)',
        },
        lastLogin: { mn: 'Сүүлд нэвтэрсэн', en: 'Last sign-in', ru: 'Последний вход' },
      },
      sections: {
        account: { mn: 'Бүртгэл', en: 'Account', ru: 'Учётная запись' },
      },
      events: {
        password: { mn: 'Нууц үг сольсон', en: 'Password changed', ru: 'Пароль изменён' },
        'add-role': { mn: 'Үүрэг нэмсэн', en: 'Role added', ru: 'Роль добавлена' },
        'remove-role': { mn: 'Үүрэг хассан', en: 'Role removed', ru: 'Роль снята' },
        'position-role': {
          mn: 'Албан тушаалын дагуу үүрэг өөрчилсөн',
          en: 'Roles changed by a position',
          ru: 'Роли изменены по должности',
        },
        leaving: {
          mn: 'Ажлаас гарсан тул хаасан',
          en: 'Closed because the employee left',
          ru: 'Закрыта в связи с увольнением',
        },
      },
    },
    logged_in_user: {
      name: {
        mn: 'Нэвтэрсэн хэрэглэгч |||| Нэвтэрсэн хэрэглэгч',
        en: 'Signed-in user |||| Signed-in user',
        ru: 'Текущий пользователь |||| Текущий пользователь |||| Текущий пользователь',
      },
      fields: {
        name: { mn: 'Нэвтрэх нэр', en: 'Preferred username', ru: 'Имя пользователя' },
        tenantAlias: { mn: 'Тенантын товчлол', en: 'Tenant alias', ru: 'Псевдоним тенанта' },
        roles: { mn: 'Үүргүүд', en: 'Roles', ru: 'Роли' },
        permissions: { mn: 'Зөвшөөрлүүд', en: 'Permissions', ru: 'Разрешения' },
      },
    },
  },
} satisfies Words;
