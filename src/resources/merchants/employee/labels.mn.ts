/** Mongolian texts: what belongs to this folder. */
export const labels = {
  resources: {
    'merchant-employee': {
      name: 'Мерчантын ажилтан |||| Мерчантын ажилтнууд',
      fields: {
        merchantId: 'Мерчант',
        merchantName: 'Мерчант',
        role: 'Үүрэг',
        since: 'Нэмсэн огноо',
        lastSeenAt: 'Апп ашигласан',
        idleDays: 'Ашиглаагүй хоног',
      },
      views: {
        active: 'Идэвхтэй',
        idle: '30 хоног ашиглаагүй',
        left: 'Хасагдсан',
      },
    },
  },
  merchants: {
    links: 'Мерчантын хуудсууд',
    customer: 'Харилцагчийн мэдээлэл',
  },
  enums: {
    MerchantRole: {
      OWNER: 'Эзэмшигч',
      MANAGER: 'Менежер',
      CASHIER: 'Кассчин',
    },
    MerchantEmployeeState: {
      ACTIVE: 'Идэвхтэй',
      LEFT: 'Хасагдсан',
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'merchants/employee': typeof labels;
  }
}
