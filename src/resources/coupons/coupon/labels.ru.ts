import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';
import { offer, offerSections } from '../labels.ru';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  coupons: {
    coupon: {
      stock: 'Запас и сверка',
      r15_stock: 'Всего = приобретено + остаток',
      r15_states: 'Приобретено + получено = активные + использованные + подаренные',
      r15_gifts: 'Подарено = получено',
      sales: 'Продажи за %{days} дней',
      remains: 'Остаток за %{days} дней',
      day: 'День',
      sold: 'Продано',
      used: 'Использовано',
      remaining: 'Осталось',
      nothing: 'Продаж нет',
      nothing_text: 'Появятся здесь, когда купон начнут покупать.',
      acquisitions: 'Приобрели: %{count}',
      change: 'Запросить изменение',
      waiting: 'Заявка на этот купон ждёт решения.',
      change_waiting: 'Заявка на изменение этого купона ждёт решения.',
      see_request: 'Открыть заявку',
      scarce: 'Осталось %{left} из %{all}.',
      sold_out: 'Распродан.',
    },
  },
  resources: {
    coupon: {
      name: 'Купон |||| Купоны |||| Купоны',
      fields: {
        ...offer,
        initialBalance: 'Начальное количество',
        acquired: 'Приобретено',
        remainingBalance: 'Оставшееся количество',
        active: 'Активные',
        used: 'Использованные',
        gifted: 'Подаренные',
        received: 'Полученные',
        isValid: 'Действителен',
        isExpired: 'Истёк',
        publishedAt: 'Одобрен',
        publishedBy: 'Кто одобрил',
        endedAt: 'Продажа остановлена',
      },
      sections: { ...offerSections },
      views: {
        DRAFT: 'Черновики',
        REQUESTED: 'На одобрении',
        SCHEDULED: 'Запланированы',
        ON_SALE: 'Продаются',
        ENDED: 'Продажа окончена',
        EXPIRED: 'Истекли',
      },
      actions: {
        ask_approval: 'Отправить на одобрение',
        end_early: 'Остановить продажу',
      },
      events: {
        approve: 'Заявка одобрена',
        reject: 'Заявка отклонена',
        time_passed: 'Прошло время',
        sold: 'Продан',
      },
    },
  },
};
