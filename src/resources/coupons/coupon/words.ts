import type { Words } from '../../../i18n/words';
import { offer, offerSections } from '../words';

export const words = {
  rights: {
    'coupon-admin:access': {
      mn: 'Купон харах',
      en: 'See coupons',
      ru: 'Просмотр купонов',
      demo: ['admin', 'operator'],
    },
    'coupon-admin:create': {
      mn: 'Купон нэмэх, засах',
      en: 'Add and edit coupons',
      ru: 'Добавление и правка купонов',
      demo: ['admin', 'operator'],
    },
  },
  coupons: {
    coupon: {
      stock: { mn: 'Үлдэгдэл, тулгалт', en: 'Stock, reconciled', ru: 'Запас и сверка' },
      r15_stock: {
        mn: 'Нийт = авсан + үлдсэн',
        en: 'Stock = acquired + remaining',
        ru: 'Всего = приобретено + остаток',
      },
      r15_balance: {
        mn: 'Нийт = ашигласан + ашиглаагүй',
        en: 'Stock = used + not used',
        ru: 'Всего = использовано + не использовано',
      },
      r15_states: {
        mn: 'Авсан + бэлгээр авсан = идэвхтэй + ашигласан + бэлэглэсэн',
        en: 'Acquired + received = active + used + gifted',
        ru: 'Приобретено + получено = активные + использованные + подаренные',
      },
      r15_gifts: {
        mn: 'Бэлэглэсэн = бэлгээр авсан',
        en: 'Gifted = received',
        ru: 'Подарено = получено',
      },
      sales: {
        mn: 'Борлуулалт, сүүлийн %{days} хоног',
        en: 'Sales, last %{days} days',
        ru: 'Продажи за %{days} дней',
      },
      remains: {
        mn: 'Үлдэгдэл, сүүлийн %{days} хоног',
        en: 'Stock, last %{days} days',
        ru: 'Остаток за %{days} дней',
      },
      day: { mn: 'Өдөр', en: 'Day', ru: 'День' },
      sold: { mn: 'Зарагдсан', en: 'Sold', ru: 'Продано' },
      used: { mn: 'Ашигласан', en: 'Used', ru: 'Использовано' },
      remaining: { mn: 'Үлдсэн', en: 'Remaining', ru: 'Осталось' },
      nothing: { mn: 'Зарагдаагүй', en: 'Nothing sold', ru: 'Продаж нет' },
      nothing_text: {
        mn: 'Купон зарагдаж эхлэхэд энд харагдана.',
        en: 'Shown here once the coupon is sold.',
        ru: 'Появятся здесь, когда купон начнут покупать.',
      },
      acquisitions: {
        mn: 'Авсан хүмүүс: %{count}',
        en: 'Acquired by: %{count}',
        ru: 'Приобрели: %{count}',
      },
      change: { mn: 'Өөрчлөх хүсэлт гаргах', en: 'Ask for a change', ru: 'Запросить изменение' },
      waiting: {
        mn: 'Энэ купоны хүсэлт шийдвэр хүлээж байна.',
        en: 'The request for this coupon waits for a decision.',
        ru: 'Заявка на этот купон ждёт решения.',
      },
      change_waiting: {
        mn: 'Энэ купоныг өөрчлөх хүсэлт шийдвэр хүлээж байна.',
        en: 'A request to change this coupon waits for a decision.',
        ru: 'Заявка на изменение этого купона ждёт решения.',
      },
      see_request: { mn: 'Хүсэлтийг харах', en: 'See the request', ru: 'Открыть заявку' },
      scarce: {
        mn: 'Нийт %{all} ширхэгээс %{left} үлдсэн.',
        en: '%{left} of %{all} left.',
        ru: 'Осталось %{left} из %{all}.',
      },
      sold_out: { mn: 'Купон дууссан.', en: 'Sold out.', ru: 'Распродан.' },
    },
  },
  resources: {
    coupon: {
      name: {
        mn: 'Купон |||| Купонууд',
        en: 'Coupon |||| Coupons',
        ru: 'Купон |||| Купоны |||| Купоны',
      },
      fields: {
        ...offer,
        initialBalance: {
          mn: 'Анхны тоо ширхэг',
          en: 'Initial quantity',
          ru: 'Начальное количество',
        },
        acquired: { mn: 'Авсан', en: 'Acquired', ru: 'Приобретено' },
        remaining: { mn: 'Зарагдаагүй үлдсэн', en: 'Left to sell', ru: 'Осталось продать' },
        remainingBalance: {
          mn: 'Ашиглаагүй үлдэгдэл',
          en: 'Remaining balance, not used',
          ru: 'Остаток, не использовано',
        },
        active: { mn: 'Идэвхтэй', en: 'Active', ru: 'Активные' },
        used: { mn: 'Ашигласан', en: 'Used', ru: 'Использованные' },
        gifted: { mn: 'Бэлэглэсэн', en: 'Gifted', ru: 'Подаренные' },
        received: { mn: 'Бэлгээр авсан', en: 'Received', ru: 'Полученные' },
        isValid: { mn: 'Хүчинтэй эсэх', en: 'Valid', ru: 'Действителен' },
        isExpired: { mn: 'Хугацаа дууссан эсэх', en: 'Expired', ru: 'Истёк' },
        publishedAt: { mn: 'Батлагдсан огноо', en: 'Approved at', ru: 'Одобрен' },
        publishedBy: { mn: 'Баталсан ажилтан', en: 'Approved by', ru: 'Кто одобрил' },
        endedAt: {
          mn: 'Худалдааг зогсоосон огноо',
          en: 'Sale stopped at',
          ru: 'Продажа остановлена',
        },
      },
      sections: {
        ...offerSections,
        sale: { mn: 'Батлалт, худалдаа', en: 'Approval and sale', ru: 'Утверждение и продажа' },
      },
      views: {
        DRAFT: { mn: 'Ноорог', en: 'Drafts', ru: 'Черновики' },
        REQUESTED: { mn: 'Батлуулахаар илгээсэн', en: 'Sent for approval', ru: 'На одобрении' },
        SCHEDULED: { mn: 'Эхлээгүй', en: 'Scheduled', ru: 'Запланированы' },
        ON_SALE: { mn: 'Худалдаж буй', en: 'On sale', ru: 'Продаются' },
        ENDED: { mn: 'Худалдаа дууссан', en: 'Sale ended', ru: 'Продажа окончена' },
        EXPIRED: { mn: 'Хүчингүй', en: 'Expired', ru: 'Истекли' },
      },
      actions: {
        ask_approval: {
          mn: 'Батлуулахаар илгээх',
          en: 'Send for approval',
          ru: 'Отправить на одобрение',
        },
        end_early: { mn: 'Худалдааг зогсоох', en: 'Stop the sale', ru: 'Остановить продажу' },
      },
      events: {
        approve: { mn: 'Хүсэлтийг баталсан', en: 'Request approved', ru: 'Заявка одобрена' },
        reject: { mn: 'Хүсэлтээс татгалзсан', en: 'Request rejected', ru: 'Заявка отклонена' },
        time_passed: { mn: 'Хугацаа өнгөрсөн', en: 'Time passed', ru: 'Прошло время' },
        sold: { mn: 'Зарагдсан', en: 'Sold', ru: 'Продан' },
      },
    },
  },
} satisfies Words;
