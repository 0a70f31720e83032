/** Mongolian texts: what belongs to this folder. */
export const labels = {
  identity: {
    sign_in: {
      label: 'Регистр, утас эсвэл нэвтрэх нэр',
      placeholder: 'УК03271614, 99112233 эсвэл u100001',
      help: 'Харилцагчийн нэвтрэх бүртгэлийг зөвхөн харна, эндээс өөрчлөхгүй.',
      none: 'Ийм нэвтрэх бүртгэл олдсонгүй.',
      invalid: 'Регистр, утас эсвэл нэвтрэх нэрийн хэлбэр таарахгүй байна.',
      account: 'Нэвтрэх бүртгэл',
      login: 'Нэвтрэх нэр',
      enabled: 'Идэвхтэй',
      disabled: 'Идэвхгүй',
      state: 'Төлөв',
      created: 'Үүсгэсэн',
      last: 'Сүүлд нэвтэрсэн',
      never: 'Нэвтэрч байгаагүй',
      required: 'Нэвтрэхэд хийх үйлдэл',
      no_required: 'Байхгүй',
      failures: 'Амжилтгүй оролдлого',
      email: 'И-мэйл',
      email_verified: 'баталгаажсан',
      email_not_verified: 'баталгаажаагүй',
      customer: 'Харилцагч',
      sessions: 'Нээлттэй нэвтрэлтүүд',
      no_sessions: 'Нээлттэй нэвтрэлт алга.',
      device: 'Төхөөрөмж',
      ip: 'IP хаяг',
      started: 'Эхэлсэн',
      used: 'Сүүлд ашигласан',
    },
  },
  enums: {
    RequiredSignInAction: {
      UPDATE_PASSWORD: 'Нууц үг солих',
      VERIFY_EMAIL: 'И-мэйл баталгаажуулах',
      UPDATE_PROFILE: 'Мэдээллээ шинэчлэх',
      CONFIGURE_TOTP: 'Хоёр шатны хамгаалалт тохируулах',
      TERMS_AND_CONDITIONS: 'Үйлчилгээний нөхцөл зөвшөөрөх',
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'customers/sign-in-account': typeof labels;
  }
}
