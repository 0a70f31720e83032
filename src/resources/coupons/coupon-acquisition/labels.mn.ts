/** Mongolian texts: what belongs to this folder. */
export const labels = {
  coupons: {
    acquisition: {
      chain: 'Купон хэнээс хэнд шилжсэн бэ',
      bought: 'Худалдан авсан',
      got: 'Бэлгээр авсан',
      given: 'Бэлэглэсэн',
      used: 'Ашигласан',
      holds: 'Одоо эзэмшиж буй',
      expired: 'Ашиглаагүй, хугацаа нь дууссан',
      payment: 'Төлбөр',
      expired_alert: 'Купоныг ашиглаагүй байхад хүчинтэй хугацаа нь дууссан.',
    },
  },
  resources: {
    'coupon/acquisitions': {
      name: 'Авсан купон |||| Авсан купонууд',
      fields: {
        number: 'Дугаар',
        couponId: 'Купон',
        variant: 'Хувилбар',
        owner: 'Эзэмшигч',
        way: 'Хэрхэн авсан',
        price: 'Төлсөн үнэ',
        acquiredAt: 'Авсан огноо',
        usedAt: 'Ашигласан огноо',
        isGifted: 'Бэлэглэсэн эсэх',
        giftedCustomer: 'Бэлэг авсан харилцагч',
        transferredAt: 'Шилжүүлсэн огноо',
        receivedAt: 'Хүлээн авсан огноо',
        previousId: 'Өмнөх эзэмшигчийн бүртгэл',
        nextId: 'Дараагийн эзэмшигчийн бүртгэл',
        expireDate: 'Хүчинтэй хугацаа',
        isValid: 'Хүчинтэй эсэх',
        isExpired: 'Хугацаа дууссан эсэх',
        journalNumber: 'Журналын дугаар',
        chain: 'Эзэмшигчид',
        acquisitionId: 'Авсан купон',
        at: 'Хэзээнээс',
        until: 'Хэзээ хүртэл',
      },
      views: {
        active: 'Идэвхтэй',
        used: 'Ашигласан',
        gifted: 'Бэлэглэсэн',
        expired: 'Хугацаа дууссан',
      },
      events: {
        buy_coupon: 'Худалдан авсан',
        receive_coupon: 'Бэлгээр авсан',
        give_coupon: 'Бэлэглэсэн',
        use_coupon: 'Ашигласан',
        time_passed: 'Хугацаа дууссан',
      },
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'coupons/coupon-acquisition': typeof labels;
  }
}
