import type { Words } from '../../../i18n/words';

export const words = {
  rights: {
    'coupon-acquisition:access': {
      mn: 'Авсан купон харах',
      en: 'See coupon acquisitions',
      ru: 'Приобретённые купоны',
      demo: ['admin', 'operator'],
    },
  },
  coupons: {
    acquisition: {
      chain: {
        mn: 'Купон хэнээс хэнд шилжсэн бэ',
        en: 'Who gave the coupon to whom',
        ru: 'Кто кому передал купон',
      },
      bought: { mn: 'Худалдан авсан', en: 'Bought', ru: 'Куплен' },
      got: { mn: 'Бэлгээр авсан', en: 'Received as a gift', ru: 'Получен в подарок' },
      given: { mn: 'Бэлэглэсэн', en: 'Given on', ru: 'Передан дальше' },
      used: { mn: 'Ашигласан', en: 'Used', ru: 'Использован' },
      holds: { mn: 'Одоо эзэмшиж буй', en: 'Has it now', ru: 'Владеет сейчас' },
      expired: {
        mn: 'Ашиглаагүй, хугацаа нь дууссан',
        en: 'Not used before it expired',
        ru: 'Истёк неиспользованным',
      },
      payment: { mn: 'Төлбөр', en: 'Payment', ru: 'Оплата' },
      expired_alert: {
        mn: 'Купоныг ашиглаагүй байхад хүчинтэй хугацаа нь дууссан.',
        en: 'The coupon expired before it was used.',
        ru: 'Срок купона истёк до использования.',
      },
    },
  },
  resources: {
    'coupon/acquisitions': {
      name: {
        mn: 'Авсан купон |||| Авсан купонууд',
        en: 'Acquired coupon |||| Acquired coupons',
        ru: 'Приобретённый купон |||| Приобретённые купоны |||| Приобретённые купоны',
      },
      fields: {
        couponId: { mn: 'Купон', en: 'Coupon', ru: 'Купон' },
        variant: { mn: 'Хувилбар', en: 'Variant', ru: 'Вариант' },
        owner: { mn: 'Эзэмшигч', en: 'Owner', ru: 'Владелец' },
        way: { mn: 'Хэрхэн авсан', en: 'How acquired', ru: 'Как приобретён' },
        price: { mn: 'Төлсөн үнэ', en: 'Price paid', ru: 'Уплаченная цена' },
        acquiredAt: { mn: 'Авсан огноо', en: 'Acquired at', ru: 'Дата приобретения' },
        usedAt: { mn: 'Ашигласан огноо', en: 'Used at', ru: 'Дата использования' },
        isGifted: { mn: 'Бэлэглэсэн эсэх', en: 'Gifted', ru: 'Подарен' },
        giftedCustomer: {
          mn: 'Бэлэг авсан харилцагч',
          en: 'Gifted customer',
          ru: 'Одаряемый клиент',
        },
        transferredAt: { mn: 'Шилжүүлсэн огноо', en: 'Transferred at', ru: 'Дата передачи' },
        receivedAt: { mn: 'Хүлээн авсан огноо', en: 'Received at', ru: 'Дата получения' },
        previousId: {
          mn: 'Өмнөх эзэмшигчийн бүртгэл',
          en: 'Record of the owner before',
          ru: 'Запись прежнего владельца',
        },
        nextId: {
          mn: 'Дараагийн эзэмшигчийн бүртгэл',
          en: 'Record of the owner after',
          ru: 'Запись следующего владельца',
        },
        expireDate: { mn: 'Хүчинтэй хугацаа', en: 'Expiry date', ru: 'Срок действия' },
        isValid: { mn: 'Хүчинтэй эсэх', en: 'Valid', ru: 'Действителен' },
        isExpired: { mn: 'Хугацаа дууссан эсэх', en: 'Expired', ru: 'Истёк' },
        journalNumber: { mn: 'Журналын дугаар', en: 'Journal number', ru: 'Номер журнала' },
        chain: { mn: 'Эзэмшигчид', en: 'Owners', ru: 'Владельцы' },
        acquisitionId: { mn: 'Авсан купон', en: 'Acquired coupon', ru: 'Приобретённый купон' },
        at: { mn: 'Хэзээнээс', en: 'From', ru: 'С' },
        until: { mn: 'Хэзээ хүртэл', en: 'Until', ru: 'До' },
      },
      views: {
        active: { mn: 'Идэвхтэй', en: 'Active', ru: 'Активные' },
        used: { mn: 'Ашигласан', en: 'Used', ru: 'Использованные' },
        gifted: { mn: 'Бэлэглэсэн', en: 'Gifted', ru: 'Подаренные' },
        expired: { mn: 'Хугацаа дууссан', en: 'Expired', ru: 'Истёкшие' },
      },
      events: {
        buy_coupon: { mn: 'Худалдан авсан', en: 'Bought', ru: 'Куплен' },
        receive_coupon: { mn: 'Бэлгээр авсан', en: 'Received as a gift', ru: 'Получен в подарок' },
        give_coupon: { mn: 'Бэлэглэсэн', en: 'Given on', ru: 'Передан дальше' },
        use_coupon: { mn: 'Ашигласан', en: 'Used', ru: 'Использован' },
        time_passed: { mn: 'Хугацаа дууссан', en: 'Expired', ru: 'Истёк' },
      },
    },
  },
} satisfies Words;
