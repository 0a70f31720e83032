/** Mongolian texts: what belongs to this folder. */
export const labels = {
  customerLists: {
    login: {
      title: 'Дараалан алдсан нэвтрэлт',
      flagged: 'Дараалан %{times} ба түүнээс олон удаа алдсан бүртгэл: %{count}.',
      none: 'Дараалан %{times} ба түүнээс олон удаа алдсан бүртгэл алга.',
      show: 'Харах',
      failed: 'Анхааруулгыг тооцож чадсангүй.',
    },
  },
  resources: {
    'login-attempts-list': {
      name: 'Нэвтрэх оролдлого |||| Нэвтрэх оролдлогууд',
      fields: {
        customerId: 'Харилцагч',
        staffId: 'Ажилтан',
        attemptedAt: 'Оролдсон огноо',
        outcome: 'Үр дүн',
        failures: 'Дараалсан алдаа',
        sign: 'Анхааруулга',
        device: 'Төхөөрөмж',
        app: 'Апп',
        appVersion: 'Аппын хувилбар',
        ipAddress: 'IP хаяг',
      },
      views: { failed: 'Амжилтгүй', inARow: 'Дараалан алдсан' },
    },
  },
  enums: {
    LoginOutcome: { SUCCEEDED: 'Амжилттай', FAILED: 'Амжилтгүй', BLOCKED: 'Түгжигдсэн' },
    LoginFailureReason: {
      WRONG_PASSWORD: 'Нууц үг буруу',
      WRONG_CODE: 'Нэг удаагийн код буруу',
      UNKNOWN_NAME: 'Бүртгэлгүй нэр',
      NEW_DEVICE: 'Баталгаажаагүй төхөөрөмж',
      TOO_MANY: 'Хэт олон оролдлого',
      ACCOUNT_CLOSED: 'Хаагдсан бүртгэл',
    },
    LoginSign: { IN_A_ROW: 'Дараалан алдсан' },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'customers/login-attempt': typeof labels;
  }
}
