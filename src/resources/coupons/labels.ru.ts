import { lending } from '../../i18n/ru/shared/lending';
import { phone } from '../../i18n/ru/shared/phone';
import { queueTexts } from '../../i18n/ru/shared/queues';
import type { Same } from '../../i18n/Same';

import type { labels as mn, offer as mnOffer, offerSections as mnSections } from './labels.mn';

/** Names of what a coupon offers: of the coupon, and of a request for one. */
export const offer: Same<typeof mnOffer> = {
  tag: 'Метка',
  merchantId: 'Мерчант',
  categoryId: 'Категория',
  sellPrice: 'Базовая цена',
  sellDiscountPrice: 'Цена со скидкой',
  discountPercent: 'Процент скидки',
  isShowBalance: 'Показывать остаток',
  limitPerCustomer: 'Лимит на клиента',
  maxQuantity: 'Максимум за одну покупку',
  customerLevels: 'Уровни клиентов',
  expireDate: 'Срок действия',
  locations: 'Места использования',
  point: 'Точка на карте',
  info: 'Информация',
  condition: 'Условия',
  thumbnail: 'Миниатюра',
  variants: 'Варианты',
  isMaster: 'Основной вариант',
};

/** Headings of the parts of an offer. */
export const offerSections: Same<typeof mnSections> = {
  general: 'Купон',
  price: 'Цена и скидка',
  variants: 'Варианты и количество',
  terms: 'Кто и сколько может купить',
  dates: 'Сроки',
  pictures: 'Картинки',
  text: 'Информация и условия',
  places: 'Где использовать',
};

/** Russian texts: what the pages of this area share. */
export const labels: Same<typeof mn> = {
  ...queueTexts,
  ...phone,
  checks: lending.checks,
  coupons: {
    preview_help: 'Так приложение показывает купон в списке и в открытом виде.',
    left: 'Осталось: %{count}',
    sale_until: 'Продаётся до %{date}',
    use_until: 'Действует до %{date}',
    one_of: 'Не более %{limit} на человека',
    lifetime: {
      title: 'Срок жизни купона',
      sale: 'Продаётся',
      use: 'Только используется',
      start: 'Начало',
      end: 'Конец продажи',
      expire: 'Истекает',
      today: 'Сегодня',
      describe: 'Продаётся с %{start} по %{end}. Купленный купон можно использовать до %{expire}.',
      missing: 'Появится здесь, когда начало, конец и срок действия заполнены по порядку.',
    },
    price: {
      pays: 'Клиент платит за один купон %{price} ₮.',
      free: 'Клиент получает купон бесплатно.',
      dear: 'Базовая цена выше %{limit} ₮. Проверьте, верна ли она.',
      becomes: 'Цена со скидкой %{percent}%: %{price} ₮',
      fill: 'Заполнить цену со скидкой',
    },
    locks: {
      requested: 'Пока заявка на купон не рассмотрена, ничего изменить нельзя.',
      approved:
        'Цена, варианты, сроки и условия одобренного купона меняются только по заявке. Название, картинки, информацию и дату окончания можно изменить здесь.',
      sold: 'Купон уже продан, поэтому условия для его владельцев не могут ухудшиться. Можно изменить только название, картинки, информацию и дату окончания.',
      expired: 'Купон с истёкшим сроком изменить нельзя.',
    },
  },
  validation: {
    coupon_discount_price: 'Цена со скидкой должна быть от %{min} до %{max} или 0.',
    coupon_one_master: 'Основным должен быть ровно один вариант.',
    coupon_variant_names: 'Варианты должны называться по-разному.',
    coupon_price_consistency: 'Цена и скидка не согласованы.',
    coupon_dates_order: 'Дата начала должна предшествовать дате окончания, а она — сроку действия.',
    coupon_max_over_limit: 'Максимум за одну покупку не может превышать лимит на клиента.',
    coupon_locked_requested: 'Изменить нельзя, пока заявка не рассмотрена.',
    coupon_locked_approved: 'Одобренный купон меняется только по заявке.',
    coupon_locked_sold: 'Купон уже продан, изменить нельзя.',
    coupon_locked_expired: 'Срок действия истёк.',
    coupon_merchant_unknown: 'Выберите мерчанта с договором.',
    coupon_category_unknown: 'Выберите действующую категорию.',
  },
  enums: {
    CouponType: { SPECIAL: 'Специальный', ORDINARY: 'Обычный' },
    CouponState: {
      DRAFT: 'Черновик',
      REQUESTED: 'Отправлен на одобрение',
      SCHEDULED: 'Запланирован',
      ON_SALE: 'Продаётся',
      ENDED: 'Продажа окончена',
      EXPIRED: 'Истёк',
    },
    CouponRequestState: { PENDING: 'На рассмотрении', APPROVED: 'Одобрена', REJECTED: 'Отклонена' },
    CouponRequestKind: { NEW: 'Новый купон', CHANGE: 'Изменение' },
    CouponAcquisitionState: { 0: 'Активен', 1: 'Использован', 2: 'Подарен' },
    CouponAcquisitionWay: { PURCHASED: 'Куплен', RECEIVED: 'Получен в подарок' },
    CouponCategoryState: { ACTIVE: 'Используется', REMOVED: 'Убрана' },
  },
};
