import { offer, offerSections } from '../labels.mn';

/** Mongolian texts: what belongs to this folder. */
export const labels = {
  coupons: {
    coupon: {
      stock: 'Үлдэгдэл, тулгалт',
      r15_stock: 'Нийт = авсан + үлдсэн',
      r15_states: 'Авсан + бэлгээр авсан = идэвхтэй + ашигласан + бэлэглэсэн',
      r15_gifts: 'Бэлэглэсэн = бэлгээр авсан',
      sales: 'Борлуулалт, сүүлийн %{days} хоног',
      remains: 'Үлдэгдэл, сүүлийн %{days} хоног',
      day: 'Өдөр',
      sold: 'Зарагдсан',
      used: 'Ашигласан',
      remaining: 'Үлдсэн',
      nothing: 'Зарагдаагүй',
      nothing_text: 'Купон зарагдаж эхлэхэд энд харагдана.',
      acquisitions: 'Авсан хүмүүс: %{count}',
      change: 'Өөрчлөх хүсэлт гаргах',
      waiting: 'Энэ купоны хүсэлт шийдвэр хүлээж байна.',
      change_waiting: 'Энэ купоныг өөрчлөх хүсэлт шийдвэр хүлээж байна.',
      see_request: 'Хүсэлтийг харах',
      scarce: 'Нийт %{all} ширхэгээс %{left} үлдсэн.',
      sold_out: 'Купон дууссан.',
    },
  },
  resources: {
    coupon: {
      name: 'Купон |||| Купонууд',
      fields: {
        ...offer,
        initialBalance: 'Анхны тоо ширхэг',
        acquired: 'Авсан',
        remainingBalance: 'Үлдсэн тоо ширхэг',
        active: 'Идэвхтэй',
        used: 'Ашигласан',
        gifted: 'Бэлэглэсэн',
        received: 'Бэлгээр авсан',
        isValid: 'Хүчинтэй эсэх',
        isExpired: 'Хугацаа дууссан эсэх',
        publishedAt: 'Батлагдсан огноо',
        publishedBy: 'Баталсан ажилтан',
        endedAt: 'Худалдааг зогсоосон огноо',
      },
      sections: { ...offerSections },
      views: {
        DRAFT: 'Ноорог',
        REQUESTED: 'Батлуулахаар илгээсэн',
        SCHEDULED: 'Эхлээгүй',
        ON_SALE: 'Худалдаж буй',
        ENDED: 'Худалдаа дууссан',
        EXPIRED: 'Хүчингүй',
      },
      actions: {
        ask_approval: 'Батлуулахаар илгээх',
        end_early: 'Худалдааг зогсоох',
      },
      events: {
        approve: 'Хүсэлтийг баталсан',
        reject: 'Хүсэлтээс татгалзсан',
        time_passed: 'Хугацаа өнгөрсөн',
        sold: 'Зарагдсан',
      },
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'coupons/coupon': typeof labels;
  }
}
