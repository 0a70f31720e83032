import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  customerLists: {
    otp: {
      label: 'Телефон или регистрационный номер',
      help: 'Вам доступен только поиск. Введите телефон или регистрационный номер клиента полностью.',
      unknown: 'Это не телефон и не регистрационный номер.',
      again: 'Искать по другому номеру',
    },
  },
  resources: {
    'otp-request-list': {
      name: 'Запрос OTP |||| Запросы OTP |||| Запросы OTP',
      fields: {
        customerId: 'Клиент',
        purpose: 'Назначение',
        channel: 'Канал отправки',
        code: 'Одноразовый код',
        attempts: 'Попыток',
        requestedAt: 'Дата запроса',
        expiresAt: 'Действителен до',
        usedAt: 'Использован',
        usedAfter: 'Секунд до использования',
      },
      views: { SENT: 'Отправлен', USED: 'Использован', EXPIRED: 'Истёк' },
    },
  },
};
