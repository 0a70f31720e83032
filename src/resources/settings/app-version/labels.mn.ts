/** Mongolian texts: what belongs to this folder. */
export const labels = {
  enums: {
    AppVersionState: {
      OPTIONAL: 'Хуучин хувилбар ажиллана',
      REQUIRED: 'Шинэчлэх шаардлагатай',
    },
    AppVersionStanding: {
      CURRENT: 'Одоогийн',
      NEWER: 'Шинэ',
      OLDER: 'Хуучин',
      BLOCKED: 'Хаагдсан',
    },
  },
  appVersion: {
    usage: 'Хэн аль хувилбарыг хэрэглэж байна',
    version: 'Хувилбар',
    standing: 'Төлөв',
    customers: 'Сүүлд нэвтэрсэн харилцагч',
    sign_ins: 'Амжилттай нэвтрэлт',
    nobody: 'Нэвтэрсэн харилцагч алга',
    nobody_text: 'Харилцагч апп руу нэвтэрмэгц хувилбар нь энд гарна.',
    whats_new: 'Шинэ зүйл',
    same: 'Энэ хувилбар одоо хүчинтэй байна.',
    below_minimum: 'Ажиллах хамгийн бага хувилбар %{version} тул түүнээс бага байж болохгүй.',
    not_older: 'Одоогийн хувилбараас бага байна.',
    downgrade:
      'Одоогийн %{version} хувилбараас буцаж байна. Шинэ хувилбартай харилцагчид аппаа дахин суулгана.',
    are_offered: 'Шинэчлэхийг санал болгох харилцагч: %{count}',
    locks_out: 'Шинэчлэх хүртлээ апп хэрэглэх боломжгүй болох харилцагч: %{count}',
    are_let_in: 'Дахин нэвтэрч чадах харилцагч: %{count}',
  },
  resources: {
    app_version: {
      name: 'Аппын хувилбар |||| Аппын хувилбарууд',
      fields: {
        app: 'Апп',
        version: 'Одоогийн хувилбар',
        minimumVersion: 'Ажиллах хамгийн бага хувилбар',
        whatsNew: 'Шинэ зүйл',
        users: 'Хэрэглэгч харилцагч',
        outdated: 'Хуучин хувилбартай харилцагч',
        lockedOut: 'Шинэчлэх хүртэл хаагдсан харилцагч',
        oldestUsed: 'Хэрэглэж буй хамгийн хуучин хувилбар',
        releasedAt: 'Гаргасан огноо',
      },
      actions: {
        release_version: 'Хувилбар гаргах',
        require_version: 'Шинэчлэхийг шаардах',
        allow_older: 'Хуучин хувилбар зөвшөөрөх',
      },
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'settings/app-version': typeof labels;
  }
}
