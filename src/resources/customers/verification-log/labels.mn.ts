/** Mongolian texts: what belongs to this folder. */
export const labels = {
  identity: { log_title: 'Баталгаажуулалтын лог' },
  resources: {
    'customers/verification-log': {
      name: 'Баталгаажуулалт |||| Баталгаажуулалтын лог',
      fields: {
        customerId: 'Харилцагч',
        at: 'Огноо',
        type: 'Баталгаажуулалтын төрөл',
        target: 'Утас, и-мэйл',
        result: 'Үр дүн',
        rejectionCode: 'Татгалзсан код',
        reason: 'Тайлбар',
        verifiedBy: 'Баталгаажуулсан ажилтан',
      },
    },
  },
  enums: {
    VerificationType: {
      PHONE: 'Утас',
      EMAIL: 'И-мэйл',
      FAMILY_VERIFICATION: 'Гэр бүлийн гишүүний баталгаажуулалт',
      PHONE_VERIFICATION: 'Утасны баталгаажуулалт',
      EMAIL_VERIFICATION: 'И-мэйлийн баталгаажуулалт',
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'customers/verification-log': typeof labels;
  }
}
