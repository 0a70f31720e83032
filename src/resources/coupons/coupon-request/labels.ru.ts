import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';
import { offer, offerSections } from '../labels.ru';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  coupons: {
    request: {
      difference: 'Что изменится в действующем купоне',
      same: 'Заявка не отличается от купона.',
      unseen: 'Без права видеть купоны сравнить с действующим нельзя.',
      on_approval: 'После одобрения поступит в продажу %{date}.',
      at_once: 'Поступит в продажу сразу после одобрения.',
      rejected: 'Причина отказа: %{reason}',
      wrong_coupon: 'Выберите одобренный купон, срок которого не истёк.',
      one_waits: 'Другая заявка на этот купон ждёт решения.',
    },
  },
  actionBlocks: {
    coupon_over: 'Срок продажи уже прошёл, одобрить нельзя.',
    coupon_sold: 'Купон уже продан: цену, варианты и условия изменить нельзя.',
    coupon_overtaken: 'Купон изменился без этой заявки. Создайте новую.',
    coupon_request_decided: 'Одобренную заявку изменить нельзя.',
  },
  resources: {
    'coupon/requests': {
      name: 'Заявка на купон |||| Заявки на купоны |||| Заявки на купоны',
      fields: {
        ...offer,
        couponId: 'Изменяемый купон',
        kind: 'Вид заявки',
        rejectReason: 'Причина отказа',
        decidedAt: 'Дата решения',
        decidedBy: 'Решение принял',
        createdAt: 'Дата заявки',
        createdBy: 'Кто подал',
      },
      sections: { change: 'Что изменить', ...offerSections },
      views: { PENDING: 'На рассмотрении', APPROVED: 'Одобрены', REJECTED: 'Отклонены' },
      actions: { ask_again: 'Подать снова' },
    },
  },
};
