import { LOCALE_COOKIE, readCookie } from './cookies';

/** Languages of the provider's pages; the first is the default. */
export const locales = ['mn', 'en', 'ru'] as const;
export type Locale = (typeof locales)[number];

export const localeNames: Readonly<Record<Locale, string>> = {
  mn: 'Монгол',
  en: 'English',
  ru: 'Русский',
};

const mn = {
  console: 'Удирдлагын систем',
  signIn: 'Нэвтрэх',
  signInTitle: 'Нэвтрэх',
  username: 'Хэрэглэгчийн нэр',
  password: 'Нууц үг',
  wrong: 'Хэрэглэгчийн нэр эсвэл нууц үг буруу байна.',
  disabled: 'Таны бүртгэлийг идэвхгүй болгосон байна. Админд хандана уу.',
  mustChange: 'Нууц үг тань түр байна. Үргэлжлүүлэхийн тулд шинэ нууц үг зохионо уу.',
  setBy: (who: string) =>
    `Түр нууц үгийг ${who} тогтоосон. Бүртгэлийнхээ хуудаснаас өөрөө дахин солих хүртэл таныг тэр хүнтэй нэг хүн гэж үзнэ.`,
  tooShort: 'Нууц үг шаардсан уртаас богино байна.',
  sameAgain: 'Өмнөхөөсөө өөр нууц үг оруулна уу.',
  passwordSaved: 'Нууц үг солигдлоо.',
  people: 'Жишиг ажилтнууд',
  peopleHint: 'Нэгийг нь сонгоход нэр, нууц үг бөглөгдөнө. Бүгдийн нууц үг:',
  permissions: (count: number) => `${count} зөвшөөрөл`,
  noPermissions: 'Зөвшөөрөлгүй',
  roles: {
    pocket_operator: 'Апп оператор',
    pocket_economist: 'Харилцааны менежер',
    pocket_agent: 'Агент',
    worker: 'Ажилтан',
  } as Readonly<Record<string, string>>,
  noRole: 'Эрхгүй',
  language: 'Хэл',
  standIn: 'Хөгжүүлэлт, туршилтад зориулсан нэвтрэх үйлчилгээ. Мэдээлэл бүгд зохиомол.',
  errorTitle: 'Нэвтрэх хүсэлт буруу байна',
  badClient: 'Ийм үйлчлүүлэгч бүртгэлгүй байна.',
  badRedirect: 'Буцах хаяг зөвшөөрөгдөөгүй байна.',
  notFound: 'Хуудас олдсонгүй.',
  down: 'Нэвтрэх үйлчилгээ түр ажиллахгүй байна.',
  badOrigin: 'Хүсэлт өөр сайтаас ирсэн тул хүлээж авсангүй.',
  back: 'Удирдлагын систем рүү буцах',
  signedOutTitle: 'Системээс гарлаа',
  signOutTitle: 'Системээс гарах уу?',
  signOut: 'Гарах',
  account: 'Миний бүртгэл',
  signingIn: 'Нэвтрэлтийн тохиргоо',
  personal: 'Хувийн мэдээлэл',
  lastName: 'Эцэг/эхийн нэр',
  firstName: 'Нэр',
  email: 'И-мэйл хаяг',
  tenant: 'Тенант',
  needSession: 'Энэ хуудсыг үзэхийн тулд системд нэвтэрнэ үү.',
  passwordTitle: 'Нууц үг солих',
  passwordAbout: 'Системд нэвтрэх нууц үгээ энд солино.',
  currentPassword: 'Одоогийн нууц үг',
  newPassword: 'Шинэ нууц үг',
  repeatPassword: 'Шинэ нууц үг давтах',
  mismatch: 'Нууц үг таарахгүй байна.',
  otpTitle: 'Хоёр шатлалт нэвтрэлт (OTP)',
  otpAbout: 'Нууц үгийн зэрэгцээ утсан дээрх апп-аас гарах нэг удаагийн кодоор нэвтэрнэ.',
  otpOpen: 'Нэг удаагийн код тохируулах',
  otpHint: 'Энэ түлхүүрийг баталгаажуулах апп-даа нэмээд, гарсан 6 оронтой кодыг оруулна уу.',
  otpKey: 'Түлхүүр',
  otpCode: 'Нэг удаагийн код',
  badCode: '6 оронтой код оруулна уу.',
  save: 'Хадгалах',
  cancel: 'Болих',
  saved: 'Хүлээж авлаа. Энэ бол жишиг хуудас тул жинхэнэ тохиргоо өөрчлөгдөөгүй.',
};

export type Texts = typeof mn;

const en: Texts = {
  console: 'Admin console',
  signIn: 'Sign in',
  signInTitle: 'Sign in',
  username: 'User name',
  password: 'Password',
  wrong: 'The user name or the password is wrong.',
  disabled: 'Your account is disabled. Contact your administrator.',
  mustChange: 'Your password is temporary. Choose a new one to go on.',
  setBy: (who: string) =>
    `The temporary password was set by ${who}. Until you change it once more yourself, on the page of your account, you count as one person with them.`,
  tooShort: 'The password is shorter than it has to be.',
  sameAgain: 'Choose another password than before.',
  passwordSaved: 'The password was changed.',
  people: 'Demo staff',
  peopleHint: 'Choosing one fills in the name and the password. Everybody has the password',
  permissions: (count) => (count === 1 ? '1 permission' : `${count} permissions`),
  noPermissions: 'No permissions',
  roles: {
    pocket_operator: 'App operator',
    pocket_economist: 'Relationship service manager',
    pocket_agent: 'Agent',
    worker: 'Employee',
  },
  noRole: 'No role',
  language: 'Language',
  standIn: 'A sign-in service for development and tests. All data is made up.',
  errorTitle: 'This sign-in request is not valid',
  badClient: 'No such client is registered.',
  badRedirect: 'The return address is not allowed.',
  notFound: 'Page not found.',
  down: 'The sign-in service is out of order for the moment.',
  badOrigin: 'The request came from another site and was refused.',
  back: 'Back to the console',
  signedOutTitle: 'You have signed out',
  signOutTitle: 'Sign out?',
  signOut: 'Sign out',
  account: 'My account',
  signingIn: 'Signing in',
  personal: 'Personal data',
  lastName: 'Last name',
  firstName: 'First name',
  email: 'E-mail',
  tenant: 'Tenant',
  needSession: 'Please sign in to see this page.',
  passwordTitle: 'Change password',
  passwordAbout: 'Change the password you sign in with.',
  currentPassword: 'Current password',
  newPassword: 'New password',
  repeatPassword: 'Repeat the new password',
  mismatch: 'The passwords do not match.',
  otpTitle: 'Two-step sign-in (OTP)',
  otpAbout: 'Sign in with a one-time code from an app on your phone, beside the password.',
  otpOpen: 'Set up one-time codes',
  otpHint: 'Add this key to your authenticator app and enter the six-digit code that it shows.',
  otpKey: 'Key',
  otpCode: 'One-time code',
  badCode: 'Enter a code of six digits.',
  save: 'Save',
  cancel: 'Cancel',
  saved: 'Accepted. This page is a stand-in: no real setting has changed.',
};

const russianPlural = new Intl.PluralRules('ru');
const russianPermissions: Readonly<Record<string, string>> = {
  one: 'разрешение',
  few: 'разрешения',
};

const ru: Texts = {
  console: 'Консоль администратора',
  signIn: 'Войти',
  signInTitle: 'Вход',
  username: 'Имя пользователя',
  password: 'Пароль',
  wrong: 'Неверное имя пользователя или пароль.',
  disabled: 'Ваша учётная запись отключена. Обратитесь к администратору.',
  mustChange: 'У вас временный пароль. Чтобы продолжить, придумайте новый.',
  setBy: (who: string) =>
    `Временный пароль задал(а) ${who}. Пока вы сами не смените его ещё раз на странице учётной записи, вы считаетесь с ним (с ней) одним человеком.`,
  tooShort: 'Пароль короче требуемой длины.',
  sameAgain: 'Введите пароль, отличный от прежнего.',
  passwordSaved: 'Пароль изменён.',
  people: 'Демонстрационные сотрудники',
  peopleHint: 'Выбор сотрудника заполняет имя и пароль. Пароль у всех один:',
  permissions: (count) =>
    `${count} ${russianPermissions[russianPlural.select(count)] ?? 'разрешений'}`,
  noPermissions: 'Нет разрешений',
  roles: {
    pocket_operator: 'Оператор приложения',
    pocket_economist: 'Менеджер по обслуживанию клиентов',
    pocket_agent: 'Агент',
    worker: 'Сотрудник',
  },
  noRole: 'Нет ролей',
  language: 'Язык',
  standIn: 'Служба входа для разработки и тестов. Все данные вымышлены.',
  errorTitle: 'Неверный запрос на вход',
  badClient: 'Такой клиент не зарегистрирован.',
  badRedirect: 'Адрес возврата не разрешён.',
  notFound: 'Страница не найдена.',
  down: 'Служба входа временно не работает.',
  badOrigin: 'Запрос пришёл с другого сайта и был отклонён.',
  back: 'Вернуться в консоль',
  signedOutTitle: 'Вы вышли из системы',
  signOutTitle: 'Выйти из системы?',
  signOut: 'Выйти',
  account: 'Моя учётная запись',
  signingIn: 'Вход в систему',
  personal: 'Личные данные',
  lastName: 'Фамилия',
  firstName: 'Имя',
  email: 'Эл. почта',
  tenant: 'Тенант',
  needSession: 'Войдите в систему, чтобы открыть эту страницу.',
  passwordTitle: 'Смена пароля',
  passwordAbout: 'Здесь меняется пароль, с которым вы входите в систему.',
  currentPassword: 'Текущий пароль',
  newPassword: 'Новый пароль',
  repeatPassword: 'Повторите новый пароль',
  mismatch: 'Пароли не совпадают.',
  otpTitle: 'Двухэтапный вход (OTP)',
  otpAbout: 'Кроме пароля, при входе понадобится одноразовый код из приложения на телефоне.',
  otpOpen: 'Настроить одноразовые коды',
  otpHint: 'Добавьте этот ключ в приложение-аутентификатор и введите шестизначный код.',
  otpKey: 'Ключ',
  otpCode: 'Одноразовый код',
  badCode: 'Введите код из шести цифр.',
  save: 'Сохранить',
  cancel: 'Отмена',
  saved: 'Принято. Это страница-заглушка: настоящие настройки не изменились.',
};

export const texts: Readonly<Record<Locale, Texts>> = { mn, en, ru };

const asLocale = (text: string | null | undefined) =>
  locales.find((locale) => locale === text?.toLowerCase().split('-')[0]);

/** The page's language: `kc_locale`, else `ui_locales`, else what was chosen before, else Mongolian. */
export function localeOf(request: Request): Locale {
  const { searchParams } = new URL(request.url);
  return (
    asLocale(searchParams.get('kc_locale')) ??
    searchParams.get('ui_locales')?.split(' ').map(asLocale).find(Boolean) ??
    asLocale(readCookie(request, LOCALE_COOKIE)) ??
    'mn'
  );
}
