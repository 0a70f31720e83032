/** Mongolian texts: what belongs to this folder. */
export const labels = {
  customerLists: {
    segment: {
      back: 'Бүх сегмент',
      rule: 'Дүрэм',
      members: 'Харилцагчийн тоо',
      rules: {
        entity_81: 'Хувь хүнээр бүртгүүлсэн бүх харилцагч.',
        entity_31: 'Нэр нь ХК гэж төгссөн байгууллага.',
        entity_32: 'Нэр нь ХХК гэж төгссөн, эсвэл хэлбэр нь тодорхойгүй байгууллага.',
        entity_62: 'Нэр нь ТББ гэж төгссөн байгууллага.',
        customer_8101: 'Суралцаж буй, эсвэл оюутны зээлтэй иргэн.',
        customer_8102: 'Оюутан биш бүх иргэн.',
      },
    },
  },
  resources: {
    'customers/segments': {
      name: 'Сегмент |||| Сегментүүд',
      fields: {
        segment: 'Сегмент',
        kind: 'Сегментийн төрөл',
        members: 'Харилцагчийн тоо',
        share: 'Эзлэх хувь',
        mayLend: 'Зээл авах эрхтэй',
        newMembers: 'Сүүлийн сард бүртгүүлсэн',
      },
      views: { ENTITY: 'Этгээдийн сегмент', CUSTOMER: 'Харилцагчийн сегмент' },
    },
  },
  enums: { SegmentKind: { ENTITY: 'Этгээдийн сегмент', CUSTOMER: 'Харилцагчийн сегмент' } },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'customers/segment': typeof labels;
  }
}
