import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  coupons: {
    acquisition: {
      chain: 'Кто кому передал купон',
      bought: 'Куплен',
      got: 'Получен в подарок',
      given: 'Передан дальше',
      used: 'Использован',
      holds: 'Владеет сейчас',
      expired: 'Истёк неиспользованным',
      payment: 'Оплата',
      expired_alert: 'Срок купона истёк до использования.',
    },
  },
  resources: {
    'coupon/acquisitions': {
      name: 'Приобретённый купон |||| Приобретённые купоны |||| Приобретённые купоны',
      fields: {
        number: 'Номер',
        couponId: 'Купон',
        variant: 'Вариант',
        owner: 'Владелец',
        way: 'Как приобретён',
        price: 'Уплаченная цена',
        acquiredAt: 'Дата приобретения',
        usedAt: 'Дата использования',
        isGifted: 'Подарен',
        giftedCustomer: 'Одаряемый клиент',
        transferredAt: 'Дата передачи',
        receivedAt: 'Дата получения',
        previousId: 'Запись прежнего владельца',
        nextId: 'Запись следующего владельца',
        expireDate: 'Срок действия',
        isValid: 'Действителен',
        isExpired: 'Истёк',
        journalNumber: 'Номер журнала',
        chain: 'Владельцы',
        acquisitionId: 'Приобретённый купон',
        at: 'С',
        until: 'До',
      },
      views: {
        active: 'Активные',
        used: 'Использованные',
        gifted: 'Подаренные',
        expired: 'Истёкшие',
      },
      events: {
        buy_coupon: 'Куплен',
        receive_coupon: 'Получен в подарок',
        give_coupon: 'Передан дальше',
        use_coupon: 'Использован',
        time_passed: 'Истёк',
      },
    },
  },
};
