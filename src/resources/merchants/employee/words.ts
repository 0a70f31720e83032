import type { Words } from '../../../i18n/words';

export const words = {
  resources: {
    'merchant-employee': {
      name: {
        mn: 'Мерчантын ажилтан |||| Мерчантын ажилтнууд',
        en: 'Merchant employee |||| Merchant employees',
        ru: 'Сотрудник мерчанта |||| Сотрудники мерчанта |||| Сотрудники мерчантов',
      },
      fields: {
        merchantName: { mn: 'Мерчант', en: 'Merchant', ru: 'Мерчант' },
        role: { mn: 'Үүрэг', en: 'Role', ru: 'Роль' },
        since: { mn: 'Нэмсэн огноо', en: 'Since', ru: 'С' },
        lastSeenAt: { mn: 'Апп ашигласан', en: 'Last used the app', ru: 'Последний вход' },
        idleDays: { mn: 'Ашиглаагүй хоног', en: 'Days not used', ru: 'Дней без входа' },
      },
      views: {
        active: { mn: 'Идэвхтэй', en: 'Active', ru: 'Активные' },
        idle: { mn: '30 хоног ашиглаагүй', en: 'Not for 30 days', ru: '30 дней без входа' },
        left: { mn: 'Хасагдсан', en: 'Removed', ru: 'Удалённые' },
      },
    },
  },
  merchants: {
    links: { mn: 'Мерчантын хуудсууд', en: 'Pages of the merchant', ru: 'Страницы мерчанта' },
    customer: { mn: 'Харилцагчийн мэдээлэл', en: 'Customer', ru: 'Клиент' },
  },
  enums: {
    MerchantRole: {
      OWNER: { mn: 'Эзэмшигч', en: 'Owner', ru: 'Владелец' },
      MANAGER: { mn: 'Менежер', en: 'Manager', ru: 'Менеджер' },
      CASHIER: { mn: 'Кассчин', en: 'Cashier', ru: 'Кассир' },
    },
    MerchantEmployeeState: {
      ACTIVE: { mn: 'Идэвхтэй', en: 'Active', ru: 'Активен' },
      LEFT: { mn: 'Хасагдсан', en: 'Removed', ru: 'Удалён' },
    },
  },
} satisfies Words;
