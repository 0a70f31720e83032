import type { Words } from '../../../i18n/words';

export const words = {
  rights: {
    'cus-segment:list': {
      mn: 'Харилцагчийн сегмент',
      en: 'Customer segments',
      ru: 'Сегменты клиентов',
      demo: ['admin', 'operator', 'economist'],
    },
  },
  customerLists: {
    segment: {
      back: { mn: 'Бүх сегмент', en: 'All segments', ru: 'Все сегменты' },
      rule: { mn: 'Дүрэм', en: 'Rule', ru: 'Правило' },
      rules: {
        entity_81: {
          mn: 'Хувь хүнээр бүртгүүлсэн бүх харилцагч.',
          en: 'All customers registered as individuals.',
          ru: 'Все клиенты, зарегистрированные как физические лица.',
        },
        entity_31: {
          mn: 'Нэр нь ХК гэж төгссөн байгууллага.',
          en: 'Companies whose name ends in ХК (joint-stock company).',
          ru: 'Организации, название которых оканчивается на ХК (акционерное общество).',
        },
        entity_32: {
          mn: 'Нэр нь ХХК гэж төгссөн, эсвэл хэлбэр нь тодорхойгүй байгууллага.',
          en: 'Companies whose name ends in ХХК (limited liability company) or states no legal form.',
          ru: 'Организации, название которых оканчивается на ХХК (ООО) или не содержит организационной формы.',
        },
        entity_62: {
          mn: 'Нэр нь ТББ гэж төгссөн байгууллага.',
          en: 'Organisations whose name ends in ТББ (non-governmental organisation).',
          ru: 'Организации, название которых оканчивается на ТББ (негосударственная организация).',
        },
        customer_8101: {
          mn: 'Суралцаж буй, эсвэл оюутны зээлтэй иргэн.',
          en: 'Citizens who are studying or have a student loan.',
          ru: 'Граждане, которые учатся или имеют студенческий кредит.',
        },
        customer_8102: {
          mn: 'Оюутан биш бүх иргэн.',
          en: 'All citizens who are not students.',
          ru: 'Все граждане, кроме студентов.',
        },
      },
    },
  },
  resources: {
    'customers/segments': {
      name: {
        mn: 'Сегмент |||| Сегментүүд',
        en: 'Segment |||| Segments',
        ru: 'Сегмент |||| Сегменты |||| Сегменты',
      },
      fields: {
        segment: { mn: 'Сегмент', en: 'Segment', ru: 'Сегмент' },
        kind: { mn: 'Сегментийн төрөл', en: 'Segment type', ru: 'Вид сегмента' },
        members: { mn: 'Харилцагчийн тоо', en: 'Customers', ru: 'Клиентов' },
        share: { mn: 'Эзлэх хувь', en: 'Share', ru: 'Доля' },
        mayLend: { mn: 'Зээл авах эрхтэй', en: 'May borrow', ru: 'С доступом к кредитам' },
        newMembers: {
          mn: 'Сүүлийн сард бүртгүүлсэн',
          en: 'Registered in the last month',
          ru: 'Новых за месяц',
        },
      },
      views: {
        ENTITY: { mn: 'Этгээдийн сегмент', en: 'Entity segments', ru: 'Сегменты лиц' },
        CUSTOMER: { mn: 'Харилцагчийн сегмент', en: 'Customer segments', ru: 'Сегменты клиентов' },
      },
    },
  },
  enums: {
    SegmentKind: {
      ENTITY: { mn: 'Этгээдийн сегмент', en: 'Entity segment', ru: 'Сегмент лица' },
      CUSTOMER: { mn: 'Харилцагчийн сегмент', en: 'Customer segment', ru: 'Сегмент клиента' },
    },
  },
} satisfies Words;
