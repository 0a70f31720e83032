/** Mongolian texts: what belongs to this folder. */
export const labels = {
  wallets: {
    split: {
      money: 'Мөнгөний тулгалт',
      about: 'Тооцооны мэдээлэл',
      r16: 'Гишүүдийн дүнгийн нийлбэр = нийт дүн',
      r16_percent: 'Хувийн нийлбэр = 100',
      members: 'Гишүүд ба төлбөр',
      who: 'Гишүүн',
      paid_type: 'Төлсөн хэлбэр',
      paid_at: 'Төлсөн огноо',
      journal: 'Журнал',
      percent: 'Хувь',
      amount: 'Төлөх дүн',
      total: 'Нийт',
    },
  },
  resources: {
    splits: {
      name: 'Хуваасан тооцоо |||| Хуваасан тооцоонууд',
      fields: {
        number: 'Дугаар',
        customerId: 'Үүсгэсэн харилцагч',
        groupDetail: 'Бүлгийн дэлгэрэнгүй',
        groupUsers: 'Бүлгийн гишүүд',
        splitType: 'Хуваах хэлбэр',
        totalAmount: 'Нийт дүн',
        paidAmount: 'Төлсөн дүн',
        unpaidAmount: 'Төлөөгүй дүн',
        memberCount: 'Гишүүдийн тоо',
        isPaid: 'Төлсөн эсэх',
        isFlagged: 'Зөрүүтэй эсэх',
        percent: 'Хувь',
        amount: 'Төлөх дүн',
        paidType: 'Төлсөн хэлбэр',
        paidAt: 'Төлсөн огноо',
        journalNumber: 'Журналын дугаар',
      },
      views: {
        unpaid: 'Төлж дуусаагүй',
        paid: 'Төлж дууссан',
        flagged: 'Зөрүүтэй',
      },
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'wallets/split': typeof labels;
  }
}
