import type { Words } from '../../../i18n/words';

export const words = {
  rights: {
    'customer-kc:view': {
      mn: 'Харилцагчийн нэвтрэх бүртгэл хайх',
      en: "Search customers' sign-in accounts",
      ru: 'Учётные записи клиентов',
      demo: ['admin', 'operator'],
    },
  },
  identity: {
    sign_in: {
      label: {
        mn: 'Регистр, утас эсвэл нэвтрэх нэр',
        en: 'Register number, phone or login name',
        ru: 'Регистрационный номер, телефон или имя пользователя',
      },
      help: {
        mn: 'Харилцагчийн нэвтрэх бүртгэлийг зөвхөн харна, эндээс өөрчлөхгүй.',
        en: 'Shows the customer’s sign-in account. Nothing can be changed here.',
        ru: 'Показывает учётную запись клиента. Изменить здесь ничего нельзя.',
      },
      none: {
        mn: 'Ийм нэвтрэх бүртгэл олдсонгүй.',
        en: 'There is no such sign-in account.',
        ru: 'Такой учётной записи нет.',
      },
      invalid: {
        mn: 'Регистр, утас эсвэл нэвтрэх нэрийн хэлбэр таарахгүй байна.',
        en: 'This is not a register number, phone or login name.',
        ru: 'Это не регистрационный номер, не телефон и не имя пользователя.',
      },
      account: { mn: 'Нэвтрэх бүртгэл', en: 'Sign-in account', ru: 'Учётная запись' },
      login: { mn: 'Нэвтрэх нэр', en: 'Login name', ru: 'Имя пользователя' },
      enabled: { mn: 'Идэвхтэй', en: 'Enabled', ru: 'Активна' },
      disabled: { mn: 'Идэвхгүй', en: 'Disabled', ru: 'Отключена' },
      created: { mn: 'Үүсгэсэн', en: 'Created', ru: 'Создана' },
      last: { mn: 'Сүүлд нэвтэрсэн', en: 'Last sign-in', ru: 'Последний вход' },
      never: { mn: 'Нэвтэрч байгаагүй', en: 'Never', ru: 'Не входил' },
      required: { mn: 'Нэвтрэхэд хийх үйлдэл', en: 'Required actions', ru: 'Требуемые действия' },
      no_required: { mn: 'Байхгүй', en: 'None', ru: 'Нет' },
      failures: { mn: 'Амжилтгүй оролдлого', en: 'Failed attempts', ru: 'Неудачные попытки' },
      email: { mn: 'И-мэйл', en: 'E-mail', ru: 'Эл. почта' },
      email_verified: { mn: 'баталгаажсан', en: 'verified', ru: 'подтверждена' },
      email_not_verified: { mn: 'баталгаажаагүй', en: 'not verified', ru: 'не подтверждена' },
      customer: { mn: 'Харилцагч', en: 'Customer', ru: 'Клиент' },
      sessions: { mn: 'Нээлттэй нэвтрэлтүүд', en: 'Open sessions', ru: 'Открытые сеансы' },
      no_sessions: {
        mn: 'Нээлттэй нэвтрэлт алга.',
        en: 'No open sessions.',
        ru: 'Открытых сеансов нет.',
      },
      device: { mn: 'Төхөөрөмж', en: 'Device', ru: 'Устройство' },
      ip: { mn: 'IP хаяг', en: 'IP address', ru: 'IP-адрес' },
      started: { mn: 'Эхэлсэн', en: 'Started', ru: 'Начат' },
      used: { mn: 'Сүүлд ашигласан', en: 'Last used', ru: 'Последнее использование' },
    },
  },
  enums: {
    RequiredSignInAction: {
      UPDATE_PASSWORD: { mn: 'Нууц үг солих', en: 'Change the password', ru: 'Сменить пароль' },
      VERIFY_EMAIL: {
        mn: 'И-мэйл баталгаажуулах',
        en: 'Verify the e-mail',
        ru: 'Подтвердить эл. почту',
      },
      UPDATE_PROFILE: {
        mn: 'Мэдээллээ шинэчлэх',
        en: 'Update the profile',
        ru: 'Обновить профиль',
      },
      CONFIGURE_TOTP: {
        mn: 'Хоёр шатны хамгаалалт тохируулах',
        en: 'Set up two-step sign-in',
        ru: 'Настроить двухэтапный вход',
      },
      TERMS_AND_CONDITIONS: {
        mn: 'Үйлчилгээний нөхцөл зөвшөөрөх',
        en: 'Accept the terms',
        ru: 'Принять условия',
      },
    },
  },
} satisfies Words;
