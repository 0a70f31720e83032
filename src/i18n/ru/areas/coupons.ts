import type { coupons as mn } from '../../mn/areas/coupons';
import type { Same } from '../../Same';

export const coupons = {
  resources: {
    coupon: {
      fields: {
        tag: 'Метка',
        merchant: 'Мерчант',
        sellPrice: 'Базовая цена',
        sellDiscountPrice: 'Цена со скидкой',
        discountPercent: 'Процент скидки',
        initialBalance: 'Начальное количество',
        remainingBalance: 'Оставшееся количество',
        isShowBalance: 'Показывать остаток',
        limitPerCustomer: 'Лимит на клиента',
        maxQuantity: 'Максимум за одну покупку',
        customerLevels: 'Уровни клиентов',
        locations: 'Места использования',
        info: 'Информация',
        condition: 'Условия',
        variants: 'Варианты',
        expireDate: 'Срок действия',
        isValid: 'Действителен',
        isExpired: 'Истёк',
        isGifted: 'Подарен',
        owner: 'Владелец',
        giftedCustomer: 'Одаряемый клиент',
        acquiredAt: 'Дата приобретения',
        usedAt: 'Дата использования',
        transferredAt: 'Дата передачи',
        receivedAt: 'Дата получения',
      },
    },
    coupon_variant: {
      name: 'Вариант купона |||| Варианты купона |||| Варианты купона',
      fields: { isMaster: 'Основной вариант' },
    },
    'coupon/category': { fields: { imageUrl: 'Ссылка на изображение' } },
  },
  enums: {
    CouponType: { SPECIAL: 'Специальный', ORDINARY: 'Обычный' },
    CouponRequestState: { PENDING: 'На рассмотрении', APPROVED: 'Одобрена', REJECTED: 'Отклонена' },
    CouponAcquisitionState: { '0': 'Активен', '1': 'Использован', '2': 'Подарен' },
  },
} satisfies Same<typeof mn>;
