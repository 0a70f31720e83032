import { offer, offerSections } from '../labels.mn';

/** Mongolian texts: what belongs to this folder. */
export const labels = {
  coupons: {
    request: {
      difference: 'Одоогийн купоноос юу өөрчлөгдөх вэ',
      same: 'Хүсэлт купоноос ялгаагүй байна.',
      unseen: 'Купоныг харах эрхгүй тул одоогийн утгатай харьцуулах боломжгүй.',
      on_approval: 'Батлагдвал худалдаанд гарах өдөр: %{date}.',
      at_once: 'Батлагдмагц худалдаанд гарна.',
      rejected: 'Татгалзсан шалтгаан: %{reason}',
      wrong_coupon: 'Батлагдсан, хугацаа нь дуусаагүй купон сонгоно уу.',
      one_waits: 'Энэ купоны өөр хүсэлт шийдвэр хүлээж байна.',
    },
  },
  actionBlocks: {
    coupon_over: 'Худалдаа дуусах огноо өнгөрсөн тул батлах боломжгүй.',
    coupon_sold: 'Купон зарагдсан тул үнэ, хувилбар, нөхцөлийг нь өөрчлөх боломжгүй.',
    coupon_overtaken: 'Купон энэ хүсэлтгүйгээр өөрчлөгдсөн. Шинээр хүсэлт гаргана уу.',
    coupon_request_decided: 'Батлагдсан хүсэлтийг засах боломжгүй.',
  },
  resources: {
    'coupon/requests': {
      name: 'Купоны хүсэлт |||| Купоны хүсэлтүүд',
      fields: {
        ...offer,
        couponId: 'Өөрчлөх купон',
        kind: 'Хүсэлтийн төрөл',
        rejectReason: 'Татгалзсан шалтгаан',
        decidedAt: 'Шийдвэрлэсэн огноо',
        decidedBy: 'Шийдвэрлэсэн ажилтан',
        createdAt: 'Хүсэлт гаргасан огноо',
        createdBy: 'Хүсэлт гаргасан ажилтан',
      },
      sections: { change: 'Юуг өөрчлөх вэ', ...offerSections },
      views: { PENDING: 'Хүлээгдэж буй', APPROVED: 'Батлагдсан', REJECTED: 'Татгалзсан' },
      actions: { ask_again: 'Дахин илгээх' },
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'coupons/coupon-request': typeof labels;
  }
}
