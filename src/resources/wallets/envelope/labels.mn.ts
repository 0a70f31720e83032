/** Mongolian texts: what belongs to this folder. */
export const labels = {
  wallets: {
    envelope: {
      money: 'Мөнгөний тулгалт',
      about: 'Дугтуйн мэдээлэл',
      r14: 'Нийт дүн = хүлээн авсан + үлдсэн + буцаасан',
      receivers: 'Хүлээн авагчид',
      taken: '%{count} хүнээс %{taken} нь авсан',
      nobody_yet: 'Хэн ч аваагүй байна.',
      who: 'Хүлээн авагч',
      taken_at: 'Авсан огноо',
      journal: 'Журнал',
      amount: 'Авсан дүн',
      total: 'Нийт',
    },
  },
  resources: {
    envelopes: {
      name: 'Бэлэгийн дугтуй |||| Бэлэгийн дугтуйнууд',
      events: { expire_envelope: 'Хугацаа дууссан, үлдэгдлийг буцаасан' },
      fields: {
        number: 'Дугаар',
        customerId: 'Илгээгч',
        themeId: 'Загвар',
        message: 'Мэндчилгээ',
        totalAmount: 'Нийт дүн',
        receivedAmount: 'Хүлээн авсан дүн',
        remainingAmount: 'Үлдсэн дүн',
        chargedBackAmount: 'Буцаасан дүн',
        receiverCount: 'Хүлээн авагчийн тоо',
        splitType: 'Хуваах хэлбэр',
        isGroup: 'Бүлгийн дугтуй эсэх',
        openedAt: 'Нээсэн огноо',
        cancelledAt: 'Цуцалсан огноо',
        expiresAt: 'Хүчинтэй хугацаа',
        journalNumber: 'Журналын дугаар',
        chargeBackJournalNumber: 'Буцаалтын журналын дугаар',
        receivers: 'Хүлээн авагчид',
        isFlagged: 'Зөрүүтэй эсэх',
        amount: 'Авсан дүн',
        takenAt: 'Авсан огноо',
      },
      views: {
        untouched: 'Нээгээгүй',
        opened: 'Нээсэн',
        success: 'Бүрэн хүлээн авсан',
        finished: 'Үлдэгдэлтэй дууссан',
        closed: 'Хаагдсан',
        flagged: 'Зөрүүтэй',
      },
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'wallets/envelope': typeof labels;
  }
}
