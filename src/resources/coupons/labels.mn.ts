import { lending } from '../../i18n/mn/shared/lending';
import { phone } from '../../i18n/mn/shared/phone';
import { queueTexts } from '../../i18n/mn/shared/queues';

/** Names of what a coupon offers: of the coupon, and of a request for one. */
export const offer = {
  tag: 'Таг',
  merchantId: 'Мерчант',
  categoryId: 'Ангилал',
  sellPrice: 'Үндсэн үнэ',
  sellDiscountPrice: 'Хямдарсан үнэ',
  discountPercent: 'Хямдралын хувь',
  isShowBalance: 'Үлдэгдэл харуулах эсэх',
  limitPerCustomer: 'Нэг харилцагчийн лимит',
  maxQuantity: 'Нэг удаагийн дээд тоо',
  customerLevels: 'Харилцагчийн түвшин',
  expireDate: 'Хүчинтэй хугацаа',
  locations: 'Байршлууд',
  point: 'Газрын зураг дээрх цэг',
  info: 'Мэдээлэл',
  condition: 'Нөхцөл',
  thumbnail: 'Жижиг зураг',
  variants: 'Хувилбарууд',
  isMaster: 'Үндсэн хувилбар',
};

/** Headings of the parts of an offer. */
export const offerSections = {
  general: 'Купон',
  price: 'Үнэ, хямдрал',
  variants: 'Хувилбар, тоо ширхэг',
  terms: 'Хэн, хэдийг авах вэ',
  dates: 'Хугацаа',
  pictures: 'Зураг',
  text: 'Мэдээлэл, нөхцөл',
  places: 'Ашиглах газар',
};

/** Mongolian texts: what the pages of this area share. */
export const labels = {
  ...queueTexts,
  ...phone,
  checks: lending.checks,
  coupons: {
    preview_help: 'Апп купоныг жагсаалтад, нээсэн үед ингэж харуулна.',
    left: 'Үлдсэн: %{count}',
    sale_until: '%{date} хүртэл худалдана',
    use_until: '%{date} хүртэл ашиглана',
    one_of: 'Нэг хүн %{limit} хүртэл ширхэг авна',
    lifetime: {
      title: 'Купоны хугацаа',
      sale: 'Худалдана',
      use: 'Зөвхөн ашиглана',
      start: 'Эхлэх',
      end: 'Худалдаа дуусах',
      expire: 'Хүчингүй болох',
      today: 'Өнөөдөр',
      describe:
        'Эхлэх: %{start}. Худалдаа дуусах: %{end}. Авсан купоны хүчинтэй хугацаа: %{expire}.',
      missing: 'Эхлэх, дуусах огноо, хүчинтэй хугацааг дарааллаар нь бөглөхөд энд харагдана.',
    },
    price: {
      pays: 'Харилцагч нэг купонд %{price} ₮ төлнө.',
      free: 'Харилцагч купоныг үнэгүй авна.',
      dear: 'Үндсэн үнэ %{limit} ₮-өөс их байна. Зөв эсэхийг нягтална уу.',
      becomes: '%{percent}%-ийн хямдралтай үнэ: %{price} ₮',
      fill: 'Хямдарсан үнийг бөглөх',
    },
    locks: {
      requested: 'Купоны хүсэлт шийдвэрлэгдэх хүртэл өөрчлөх боломжгүй.',
      approved:
        'Батлагдсан купоны үнэ, хувилбар, хугацаа, нөхцөлийг зөвхөн хүсэлтээр өөрчилнө. Нэр, зураг, мэдээлэл, дуусах огноог энд засна.',
      sold: 'Купон зарагдсан тул авсан хүмүүст муугаар нөлөөлөх өөрчлөлт хийх боломжгүй. Нэр, зураг, мэдээлэл, дуусах огноог л засна.',
      expired: 'Хүчинтэй хугацаа нь дууссан купоныг өөрчлөх боломжгүй.',
    },
  },
  validation: {
    coupon_discount_price: 'Хямдарсан үнэ %{min} – %{max} хооронд эсвэл 0 байх ёстой.',
    coupon_one_master: 'Зөвхөн нэг хувилбар үндсэн байх ёстой.',
    coupon_variant_names: 'Хувилбарууд өөр өөр нэртэй байх ёстой.',
    coupon_price_consistency: 'Үнэ болон хямдрал хоорондоо таарахгүй байна.',
    coupon_dates_order:
      'Эхлэх огноо дуусах огнооноос, дуусах огноо хүчинтэй хугацаанаас өмнө байх ёстой.',
    coupon_max_over_limit: 'Нэг удаагийн дээд тоо нэг харилцагчийн лимитээс их байж болохгүй.',
    coupon_locked_requested: 'Хүсэлт шийдвэрлэгдэх хүртэл өөрчлөх боломжгүй.',
    coupon_locked_approved: 'Батлагдсан купоныг зөвхөн хүсэлтээр өөрчилнө.',
    coupon_locked_sold: 'Купон зарагдсан тул өөрчлөх боломжгүй.',
    coupon_locked_expired: 'Хүчинтэй хугацаа нь дууссан.',
    coupon_merchant_unknown: 'Гэрээтэй мерчант сонгоно уу.',
    coupon_category_unknown: 'Хэрэглэж буй ангилал сонгоно уу.',
  },
  enums: {
    CouponType: { SPECIAL: 'Онцгой', ORDINARY: 'Энгийн' },
    CouponState: {
      DRAFT: 'Ноорог',
      REQUESTED: 'Батлуулахаар илгээсэн',
      SCHEDULED: 'Худалдаа эхлээгүй',
      ON_SALE: 'Худалдаж буй',
      ENDED: 'Худалдаа дууссан',
      EXPIRED: 'Хүчингүй болсон',
    },
    CouponRequestState: {
      PENDING: 'Хүлээгдэж буй',
      APPROVED: 'Батлагдсан',
      REJECTED: 'Татгалзсан',
    },
    CouponRequestKind: { NEW: 'Шинэ купон', CHANGE: 'Өөрчлөлт' },
    CouponAcquisitionState: { 0: 'Идэвхтэй', 1: 'Ашигласан', 2: 'Бэлэглэсэн' },
    CouponAcquisitionWay: { PURCHASED: 'Худалдан авсан', RECEIVED: 'Бэлгээр авсан' },
    CouponCategoryState: { ACTIVE: 'Хэрэглэж буй', REMOVED: 'Хассан' },
  },
};

declare module '../../i18n/Catalogue' {
  interface CatalogueParts {
    coupons: typeof labels;
  }
}
