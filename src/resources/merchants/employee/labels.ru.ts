import type { Same } from '../../../i18n/Same';
import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  resources: {
    'merchant-employee': {
      name: 'Сотрудник мерчанта |||| Сотрудники мерчанта |||| Сотрудники мерчантов',
      fields: {
        merchantId: 'Мерчант',
        merchantName: 'Мерчант',
        role: 'Роль',
        since: 'С',
        lastSeenAt: 'Последний вход',
        idleDays: 'Дней без входа',
      },
      views: {
        active: 'Активные',
        idle: '30 дней без входа',
        left: 'Удалённые',
      },
    },
  },
  merchants: {
    links: 'Страницы мерчанта',
    customer: 'Клиент',
  },
  enums: {
    MerchantRole: {
      OWNER: 'Владелец',
      MANAGER: 'Менеджер',
      CASHIER: 'Кассир',
    },
    MerchantEmployeeState: {
      ACTIVE: 'Активен',
      LEFT: 'Удалён',
    },
  },
};
