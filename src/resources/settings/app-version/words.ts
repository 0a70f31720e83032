import type { Words } from '../../../i18n/words';

export const words = {
  rights: {
    'app-version:update': {
      mn: 'Аппын хувилбар',
      en: 'App versions',
      ru: 'Версии приложения',
      demo: ['admin'],
    },
  },
  enums: {
    AppVersionState: {
      OPTIONAL: {
        mn: 'Хуучин хувилбар ажиллана',
        en: 'Older versions work',
        ru: 'Старые версии работают',
      },
      REQUIRED: { mn: 'Шинэчлэх шаардлагатай', en: 'Update required', ru: 'Требуется обновление' },
    },
    AppVersionStanding: {
      CURRENT: { mn: 'Одоогийн', en: 'Current', ru: 'Текущая' },
      NEWER: { mn: 'Шинэ', en: 'Newer', ru: 'Новее' },
      OLDER: { mn: 'Хуучин', en: 'Older', ru: 'Старая' },
      BLOCKED: { mn: 'Хаагдсан', en: 'Locked out', ru: 'Заблокирована' },
    },
  },
  appVersion: {
    usage: {
      mn: 'Хэн аль хувилбарыг хэрэглэж байна',
      en: 'Who uses which version',
      ru: 'Кто какой версией пользуется',
    },
    version: { mn: 'Хувилбар', en: 'Version', ru: 'Версия' },
    standing: { mn: 'Төлөв', en: 'State', ru: 'Состояние' },
    customers: {
      mn: 'Сүүлд нэвтэрсэн харилцагч',
      en: 'Customers, by their last sign-in',
      ru: 'Клиентов, по последнему входу',
    },
    sign_ins: { mn: 'Амжилттай нэвтрэлт', en: 'Successful sign-ins', ru: 'Успешных входов' },
    nobody: { mn: 'Нэвтэрсэн харилцагч алга', en: 'Nobody has signed in', ru: 'Никто не входил' },
    nobody_text: {
      mn: 'Харилцагч апп руу нэвтэрмэгц хувилбар нь энд гарна.',
      en: 'Once a customer signs in to the app, the version stands here.',
      ru: 'Как только клиент войдёт в приложение, здесь появится версия.',
    },
    whats_new: { mn: 'Шинэ зүйл', en: 'What is new', ru: 'Что нового' },
    same: {
      mn: 'Энэ хувилбар одоо хүчинтэй байна.',
      en: 'This is the current version.',
      ru: 'Эта версия уже текущая.',
    },
    below_minimum: {
      mn: 'Ажиллах хамгийн бага хувилбар %{version} тул түүнээс бага байж болохгүй.',
      en: 'It cannot be below %{version}, the oldest version that may be used.',
      ru: 'Она не может быть ниже %{version}, наименьшей допустимой версии.',
    },
    not_older: {
      mn: 'Одоогийн хувилбараас бага байна.',
      en: 'It is below the current version.',
      ru: 'Она должна быть ниже текущей версии.',
    },
    downgrade: {
      mn: 'Одоогийн %{version} хувилбараас буцаж байна. Шинэ хувилбартай харилцагчид аппаа дахин суулгана.',
      en: 'This goes back from version %{version}. Customers who have it will have to install the app again.',
      ru: 'Это возврат с версии %{version}. Клиентам с ней придётся установить приложение заново.',
    },
    are_offered: {
      mn: 'Шинэчлэхийг санал болгох харилцагч: %{count}',
      en: 'Customers who are offered the update: %{count}',
      ru: 'Клиентов, которым предложат обновление: %{count}',
    },
    locks_out: {
      mn: 'Шинэчлэх хүртлээ апп хэрэглэх боломжгүй болох харилцагч: %{count}',
      en: 'Customers who cannot use the app until they update: %{count}',
      ru: 'Клиентов, которые не смогут пользоваться приложением до обновления: %{count}',
    },
    are_let_in: {
      mn: 'Дахин нэвтэрч чадах харилцагч: %{count}',
      en: 'Customers who can come in again: %{count}',
      ru: 'Клиентов, которые снова смогут войти: %{count}',
    },
  },
  resources: {
    app_version: {
      name: {
        mn: 'Аппын хувилбар |||| Аппын хувилбарууд',
        en: 'App version |||| App versions',
        ru: 'Версия приложения |||| Версии приложений |||| Версий приложений',
      },
      fields: {
        app: { mn: 'Апп', en: 'App', ru: 'Приложение' },
        version: { mn: 'Одоогийн хувилбар', en: 'Current version', ru: 'Текущая версия' },
        minimumVersion: {
          mn: 'Ажиллах хамгийн бага хувилбар',
          en: 'Oldest version that may be used',
          ru: 'Наименьшая допустимая версия',
        },
        whatsNew: { mn: 'Шинэ зүйл', en: 'What is new', ru: 'Что нового' },
        users: {
          mn: 'Хэрэглэгч харилцагч',
          en: 'Customers who use it',
          ru: 'Клиентов-пользователей',
        },
        outdated: {
          mn: 'Хуучин хувилбартай харилцагч',
          en: 'Customers with an older version',
          ru: 'Клиентов со старой версией',
        },
        lockedOut: {
          mn: 'Шинэчлэх хүртэл хаагдсан харилцагч',
          en: 'Customers locked out until they update',
          ru: 'Клиентов, заблокированных до обновления',
        },
        oldestUsed: {
          mn: 'Хэрэглэж буй хамгийн хуучин хувилбар',
          en: 'Oldest version in use',
          ru: 'Самая старая используемая версия',
        },
        releasedAt: { mn: 'Гаргасан огноо', en: 'Released on', ru: 'Дата выпуска' },
      },
      actions: {
        release_version: { mn: 'Хувилбар гаргах', en: 'Release version', ru: 'Выпустить версию' },
        require_version: {
          mn: 'Шинэчлэхийг шаардах',
          en: 'Require the update',
          ru: 'Требовать обновление',
        },
        allow_older: {
          mn: 'Хуучин хувилбар зөвшөөрөх',
          en: 'Allow older versions',
          ru: 'Разрешить старые версии',
        },
      },
    },
  },
} satisfies Words;
