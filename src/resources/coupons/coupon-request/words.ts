import type { Words } from '../../../i18n/words';
import { offer, offerSections } from '../words';

export const words = {
  rights: {
    'coupon-request:access': {
      mn: 'Купоны хүсэлт',
      en: 'Coupon requests',
      ru: 'Заявки на купоны',
      demo: ['admin', 'operator'],
    },
  },
  coupons: {
    request: {
      difference: {
        mn: 'Одоогийн купоноос юу өөрчлөгдөх вэ',
        en: 'What changes of the coupon as it is now',
        ru: 'Что изменится в действующем купоне',
      },
      same: {
        mn: 'Хүсэлт купоноос ялгаагүй байна.',
        en: 'The request does not differ from the coupon.',
        ru: 'Заявка не отличается от купона.',
      },
      unseen: {
        mn: 'Купоныг харах эрхгүй тул одоогийн утгатай харьцуулах боломжгүй.',
        en: 'Without the right to see coupons it cannot be compared with what is now.',
        ru: 'Без права видеть купоны сравнить с действующим нельзя.',
      },
      on_approval: {
        mn: 'Батлагдвал худалдаанд гарах өдөр: %{date}.',
        en: 'If approved, it goes on sale on %{date}.',
        ru: 'После одобрения поступит в продажу %{date}.',
      },
      at_once: {
        mn: 'Батлагдмагц худалдаанд гарна.',
        en: 'It goes on sale as soon as it is approved.',
        ru: 'Поступит в продажу сразу после одобрения.',
      },
      rejected: {
        mn: 'Татгалзсан шалтгаан: %{reason}',
        en: 'Reason of the rejection: %{reason}',
        ru: 'Причина отказа: %{reason}',
      },
      wrong_coupon: {
        mn: 'Батлагдсан, хугацаа нь дуусаагүй купон сонгоно уу.',
        en: 'Choose a coupon that was approved and has not expired.',
        ru: 'Выберите одобренный купон, срок которого не истёк.',
      },
      one_waits: {
        mn: 'Энэ купоны өөр хүсэлт шийдвэр хүлээж байна.',
        en: 'Another request for this coupon waits for a decision.',
        ru: 'Другая заявка на этот купон ждёт решения.',
      },
    },
  },
  actionBlocks: {
    coupon_over: {
      mn: 'Худалдаа дуусах огноо өнгөрсөн тул батлах боломжгүй.',
      en: 'Its sale would be over already, so it cannot be approved.',
      ru: 'Срок продажи уже прошёл, одобрить нельзя.',
    },
    coupon_sold: {
      mn: 'Купон зарагдсан тул үнэ, хувилбар, нөхцөлийг нь өөрчлөх боломжгүй.',
      en: 'The coupon has been sold, so its price, variants and terms cannot change.',
      ru: 'Купон уже продан: цену, варианты и условия изменить нельзя.',
    },
    coupon_overtaken: {
      mn: 'Купон энэ хүсэлтгүйгээр өөрчлөгдсөн. Шинээр хүсэлт гаргана уу.',
      en: 'The coupon has changed without this request. Make a new one.',
      ru: 'Купон изменился без этой заявки. Создайте новую.',
    },
    coupon_request_decided: {
      mn: 'Батлагдсан хүсэлтийг засах боломжгүй.',
      en: 'An approved request cannot be edited.',
      ru: 'Одобренную заявку изменить нельзя.',
    },
  },
  resources: {
    'coupon/requests': {
      name: {
        mn: 'Купоны хүсэлт |||| Купоны хүсэлтүүд',
        en: 'Coupon request |||| Coupon requests',
        ru: 'Заявка на купон |||| Заявки на купоны |||| Заявки на купоны',
      },
      fields: {
        ...offer,
        couponId: { mn: 'Өөрчлөх купон', en: 'Coupon to change', ru: 'Изменяемый купон' },
        kind: { mn: 'Хүсэлтийн төрөл', en: 'Kind of request', ru: 'Вид заявки' },
        rejectReason: {
          mn: 'Татгалзсан шалтгаан',
          en: 'Reason of the rejection',
          ru: 'Причина отказа',
        },
        createdAt: { mn: 'Хүсэлт гаргасан огноо', en: 'Requested at', ru: 'Дата заявки' },
        createdBy: { mn: 'Хүсэлт гаргасан ажилтан', en: 'Requested by', ru: 'Кто подал' },
      },
      sections: {
        change: { mn: 'Юуг өөрчлөх вэ', en: 'What shall change', ru: 'Что изменить' },
        ...offerSections,
      },
      views: {
        PENDING: { mn: 'Хүлээгдэж буй', en: 'Pending', ru: 'На рассмотрении' },
        APPROVED: { mn: 'Батлагдсан', en: 'Approved', ru: 'Одобрены' },
        REJECTED: { mn: 'Татгалзсан', en: 'Rejected', ru: 'Отклонены' },
      },
      actions: {
        ask_again: { mn: 'Дахин илгээх', en: 'Ask again', ru: 'Подать снова' },
      },
      events: {
        ask_again: { mn: 'Дахин илгээсэн', en: 'Asked again', ru: 'Подано снова' },
      },
    },
  },
} satisfies Words;
