import type { Words } from '../../i18n/words';
import { lending } from '../../i18n/shared/lending';
import { phone } from '../../i18n/shared/phone';
import { queueTexts } from '../../i18n/shared/queues';

/** Names of what a coupon offers: of the coupon, and of a request for one. */
export const offer = {
  tag: { mn: 'Таг', en: 'Tag', ru: 'Метка' },
  categoryId: { mn: 'Ангилал', en: 'Category', ru: 'Категория' },
  sellPrice: { mn: 'Үндсэн үнэ', en: 'Base price', ru: 'Базовая цена' },
  sellDiscountPrice: { mn: 'Хямдарсан үнэ', en: 'Discounted price', ru: 'Цена со скидкой' },
  discountPercent: { mn: 'Хямдралын хувь', en: 'Discount percent', ru: 'Процент скидки' },
  isShowBalance: {
    mn: 'Үлдэгдэл харуулах эсэх',
    en: 'Show remaining quantity',
    ru: 'Показывать остаток',
  },
  limitPerCustomer: {
    mn: 'Нэг харилцагчийн лимит',
    en: 'Limit per customer',
    ru: 'Лимит на клиента',
  },
  maxQuantity: {
    mn: 'Нэг удаагийн дээд тоо',
    en: 'Maximum per purchase',
    ru: 'Максимум за одну покупку',
  },
  customerLevels: { mn: 'Харилцагчийн түвшин', en: 'Customer levels', ru: 'Уровни клиентов' },
  expireDate: { mn: 'Хүчинтэй хугацаа', en: 'Expiry date', ru: 'Срок действия' },
  locations: { mn: 'Байршлууд', en: 'Locations', ru: 'Места использования' },
  point: { mn: 'Газрын зураг дээрх цэг', en: 'Point on the map', ru: 'Точка на карте' },
  info: { mn: 'Мэдээлэл', en: 'Information', ru: 'Информация' },
  condition: { mn: 'Нөхцөл', en: 'Condition', ru: 'Условия' },
  thumbnail: { mn: 'Жижиг зураг', en: 'Thumbnail', ru: 'Миниатюра' },
  variants: { mn: 'Хувилбарууд', en: 'Variants', ru: 'Варианты' },
  isMaster: { mn: 'Үндсэн хувилбар', en: 'Master variant', ru: 'Основной вариант' },
} satisfies Words;

/** Headings of the parts of an offer. */
export const offerSections = {
  general: { mn: 'Купон', en: 'Coupon', ru: 'Купон' },
  price: { mn: 'Үнэ, хямдрал', en: 'Price and discount', ru: 'Цена и скидка' },
  variants: {
    mn: 'Хувилбар, тоо ширхэг',
    en: 'Variants and quantity',
    ru: 'Варианты и количество',
  },
  terms: {
    mn: 'Хэн, хэдийг авах вэ',
    en: 'Who may buy, and how many',
    ru: 'Кто и сколько может купить',
  },
  dates: { mn: 'Хугацаа', en: 'Dates', ru: 'Сроки' },
  pictures: { mn: 'Зураг', en: 'Pictures', ru: 'Картинки' },
  text: { mn: 'Мэдээлэл, нөхцөл', en: 'Information and condition', ru: 'Информация и условия' },
  places: { mn: 'Ашиглах газар', en: 'Where it is used', ru: 'Где использовать' },
} satisfies Words;

export const words = {
  ...queueTexts,
  ...phone,
  checks: lending.checks,
  coupons: {
    preview_help: {
      mn: 'Апп купоныг жагсаалтад, нээсэн үед ингэж харуулна.',
      en: 'This is how the app shows the coupon in its list and when it is opened.',
      ru: 'Так приложение показывает купон в списке и в открытом виде.',
    },
    left: { mn: 'Үлдэгдэл: %{count}', en: 'Balance: %{count}', ru: 'Остаток: %{count}' },
    sale_until: {
      mn: '%{date} хүртэл худалдана',
      en: 'On sale until %{date}',
      ru: 'Продаётся до %{date}',
    },
    use_until: {
      mn: '%{date} хүртэл ашиглана',
      en: 'To be used until %{date}',
      ru: 'Действует до %{date}',
    },
    one_of: {
      mn: 'Нэг хүн %{limit} хүртэл ширхэг авна',
      en: 'Up to %{limit} for each person',
      ru: 'Не более %{limit} на человека',
    },
    lifetime: {
      title: { mn: 'Купоны хугацаа', en: 'Life of the coupon', ru: 'Срок жизни купона' },
      sale: { mn: 'Худалдана', en: 'On sale', ru: 'Продаётся' },
      use: { mn: 'Зөвхөн ашиглана', en: 'Only used', ru: 'Только используется' },
      start: { mn: 'Эхлэх', en: 'Start', ru: 'Начало' },
      end: { mn: 'Худалдаа дуусах', en: 'End of the sale', ru: 'Конец продажи' },
      expire: { mn: 'Хүчингүй болох', en: 'Expiry', ru: 'Истекает' },
      today: { mn: 'Өнөөдөр', en: 'Today', ru: 'Сегодня' },
      describe: {
        mn: 'Эхлэх: %{start}. Худалдаа дуусах: %{end}. Авсан купоны хүчинтэй хугацаа: %{expire}.',
        en: 'On sale from %{start} to %{end}. Those who have one may use it until %{expire}.',
        ru: 'Продаётся с %{start} по %{end}. Купленный купон можно использовать до %{expire}.',
      },
      missing: {
        mn: 'Эхлэх, дуусах огноо, хүчинтэй хугацааг дарааллаар нь бөглөхөд энд харагдана.',
        en: 'Shown here once start, end and expiry are filled in, in this order.',
        ru: 'Появится здесь, когда начало, конец и срок действия заполнены по порядку.',
      },
    },
    warning: {
      dear: {
        mn: 'Үндсэн үнэ %{limit} ₮-өөс их байна. Зөв эсэхийг нягтална уу.',
        en: 'The base price is above %{limit} ₮. Check that it is right.',
        ru: 'Базовая цена выше %{limit} ₮. Проверьте, верна ли она.',
      },
      past: {
        mn: 'Худалдааны хугацаа нь өнгөрсөн тул батлах боломжгүй.',
        en: 'The sale is over already: it cannot be approved.',
        ru: 'Срок продажи уже прошёл: одобрить нельзя.',
      },
      above_stock: {
        mn: 'Нэг удаад %{most} ширхэг авч болно гэсэн ч нийт %{stock} ширхэг байна.',
        en: 'Up to %{most} may be bought at once, but there are %{stock} in all.',
        ru: 'За раз можно купить %{most}, но всего их %{stock}.',
      },
      far: {
        mn: 'Монгол Улсын хилийн гадна байгаа байршил: %{places}',
        en: 'Outside Mongolia: %{places}',
        ru: 'За пределами Монголии: %{places}',
      },
    },
    price: {
      pays: {
        mn: 'Харилцагч нэг купонд %{price} ₮ төлнө.',
        en: 'A customer pays %{price} ₮ for one coupon.',
        ru: 'Клиент платит за один купон %{price} ₮.',
      },
      free: {
        mn: 'Харилцагч купоныг үнэгүй авна.',
        en: 'A customer gets the coupon for nothing.',
        ru: 'Клиент получает купон бесплатно.',
      },
      becomes: {
        mn: '%{percent}%-ийн хямдралтай үнэ: %{price} ₮',
        en: 'Price less %{percent}%: %{price} ₮',
        ru: 'Цена со скидкой %{percent}%: %{price} ₮',
      },
      fill: {
        mn: 'Хямдарсан үнийг бөглөх',
        en: 'Fill in the discounted price',
        ru: 'Заполнить цену со скидкой',
      },
    },
    locks: {
      requested: {
        mn: 'Купоны хүсэлт шийдвэрлэгдэх хүртэл өөрчлөх боломжгүй.',
        en: 'Nothing can be changed until the request for the coupon has been decided.',
        ru: 'Пока заявка на купон не рассмотрена, ничего изменить нельзя.',
      },
      approved: {
        mn: 'Батлагдсан купоны үнэ, хувилбар, хугацаа, нөхцөлийг зөвхөн хүсэлтээр өөрчилнө. Нэр, зураг, мэдээлэл, дуусах огноог энд засна.',
        en: 'Price, variants, dates and terms of an approved coupon are changed by a request only. Name, pictures, information and end date are edited here.',
        ru: 'Цена, варианты, сроки и условия одобренного купона меняются только по заявке. Название, картинки, информацию и дату окончания можно изменить здесь.',
      },
      sold: {
        mn: 'Купон зарагдсан тул авсан хүмүүст муугаар нөлөөлөх өөрчлөлт хийх боломжгүй. Нэр, зураг, мэдээлэл, дуусах огноог л засна.',
        en: 'The coupon has been sold, so nothing can get worse for those who hold one. Only name, pictures, information and end date can be edited.',
        ru: 'Купон уже продан, поэтому условия для его владельцев не могут ухудшиться. Можно изменить только название, картинки, информацию и дату окончания.',
      },
      expired: {
        mn: 'Хүчинтэй хугацаа нь дууссан купоныг өөрчлөх боломжгүй.',
        en: 'A coupon that has expired cannot be changed.',
        ru: 'Купон с истёкшим сроком изменить нельзя.',
      },
    },
  },
  validation: {
    coupon_discount_price: {
      mn: 'Хямдарсан үнэ %{min} – %{max} хооронд эсвэл 0 байх ёстой.',
      en: 'The discounted price must be between %{min} and %{max}, or 0.',
      ru: 'Цена со скидкой должна быть от %{min} до %{max} или 0.',
    },
    coupon_one_master: {
      mn: 'Зөвхөн нэг хувилбар үндсэн байх ёстой.',
      en: 'Exactly one variant must be the master.',
      ru: 'Основным должен быть ровно один вариант.',
    },
    coupon_variant_names: {
      mn: 'Хувилбарууд өөр өөр нэртэй байх ёстой.',
      en: 'Variants must have different names.',
      ru: 'Варианты должны называться по-разному.',
    },
    coupon_price_consistency: {
      mn: 'Үнэ болон хямдрал хоорондоо таарахгүй байна.',
      en: 'The price and the discount do not agree.',
      ru: 'Цена и скидка не согласованы.',
    },
    coupon_dates_order: {
      mn: 'Эхлэх огноо дуусах огнооноос, дуусах огноо хүчинтэй хугацаанаас өмнө байх ёстой.',
      en: 'The start date must precede the end date, and the end date the expiry date.',
      ru: 'Дата начала должна предшествовать дате окончания, а она — сроку действия.',
    },
    coupon_max_over_limit: {
      mn: 'Нэг удаагийн дээд тоо нэг харилцагчийн лимитээс их байж болохгүй.',
      en: 'The maximum per purchase cannot be above the limit per customer.',
      ru: 'Максимум за одну покупку не может превышать лимит на клиента.',
    },
    coupon_locked_requested: {
      mn: 'Хүсэлт шийдвэрлэгдэх хүртэл өөрчлөх боломжгүй.',
      en: 'It cannot be changed until the request has been decided.',
      ru: 'Изменить нельзя, пока заявка не рассмотрена.',
    },
    coupon_locked_approved: {
      mn: 'Батлагдсан купоныг зөвхөн хүсэлтээр өөрчилнө.',
      en: 'An approved coupon is changed by a request only.',
      ru: 'Одобренный купон меняется только по заявке.',
    },
    coupon_locked_sold: {
      mn: 'Купон зарагдсан тул өөрчлөх боломжгүй.',
      en: 'The coupon has been sold, so it cannot be changed.',
      ru: 'Купон уже продан, изменить нельзя.',
    },
    coupon_locked_expired: {
      mn: 'Хүчинтэй хугацаа нь дууссан.',
      en: 'The coupon has expired.',
      ru: 'Срок действия истёк.',
    },
    coupon_end_past: {
      mn: 'Борлуулалтыг өнгөрсөн өдрөөр дуусгахгүй: «Худалдааг зогсоох» үйлдлийг хийнэ үү.',
      en: 'A sale does not end on a day that is over: use “Stop the sale”.',
      ru: 'Продажу нельзя завершить прошедшим днём: используйте «Остановить продажу».',
    },
    coupon_merchant_unknown: {
      mn: 'Гэрээтэй мерчант сонгоно уу.',
      en: 'Choose a merchant with a contract.',
      ru: 'Выберите мерчанта с договором.',
    },
    coupon_category_unknown: {
      mn: 'Хэрэглэж буй ангилал сонгоно уу.',
      en: 'Choose a category that is in use.',
      ru: 'Выберите действующую категорию.',
    },
  },
  enums: {
    CouponType: {
      SPECIAL: { mn: 'Онцгой', en: 'Special', ru: 'Специальный' },
      ORDINARY: { mn: 'Энгийн', en: 'Ordinary', ru: 'Обычный' },
    },
    CouponState: {
      DRAFT: { mn: 'Ноорог', en: 'Draft', ru: 'Черновик' },
      REQUESTED: {
        mn: 'Батлуулахаар илгээсэн',
        en: 'Sent for approval',
        ru: 'Отправлен на одобрение',
      },
      SCHEDULED: { mn: 'Худалдаа эхлээгүй', en: 'Scheduled', ru: 'Запланирован' },
      ON_SALE: { mn: 'Худалдаж буй', en: 'On sale', ru: 'Продаётся' },
      ENDED: { mn: 'Худалдаа дууссан', en: 'Sale ended', ru: 'Продажа окончена' },
      EXPIRED: { mn: 'Хүчингүй болсон', en: 'Expired', ru: 'Истёк' },
    },
    CouponRequestState: {
      PENDING: { mn: 'Хүлээгдэж буй', en: 'Pending', ru: 'На рассмотрении' },
      APPROVED: { mn: 'Батлагдсан', en: 'Approved', ru: 'Одобрена' },
      REJECTED: { mn: 'Татгалзсан', en: 'Rejected', ru: 'Отклонена' },
    },
    CouponRequestKind: {
      NEW: { mn: 'Шинэ купон', en: 'New coupon', ru: 'Новый купон' },
      CHANGE: { mn: 'Өөрчлөлт', en: 'Change', ru: 'Изменение' },
    },
    CouponAcquisitionState: {
      0: { mn: 'Идэвхтэй', en: 'Active', ru: 'Активен' },
      1: { mn: 'Ашигласан', en: 'Used', ru: 'Использован' },
      2: { mn: 'Бэлэглэсэн', en: 'Gifted', ru: 'Подарен' },
    },
    CouponAcquisitionWay: {
      PURCHASED: { mn: 'Худалдан авсан', en: 'Bought', ru: 'Куплен' },
      RECEIVED: { mn: 'Бэлгээр авсан', en: 'Received as a gift', ru: 'Получен в подарок' },
    },
    CouponCategoryState: {
      ACTIVE: { mn: 'Хэрэглэж буй', en: 'In use', ru: 'Используется' },
      REMOVED: { mn: 'Хассан', en: 'Removed', ru: 'Убрана' },
    },
  },
} satisfies Words;
