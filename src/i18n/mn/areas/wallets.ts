export const wallets = {
  resources: {
    wallets: {
      fields: {
        amountLimit: 'Үлдэгдлийн лимит',
        transactionLimit: 'Гүйлгээний лимит',
        dailyTransactionLimit: 'Өдрийн гүйлгээний лимит',
        dailyTransactionAmount: 'Өнөөдрийн гүйлгээний дүн',
        canTransfer: 'Шилжүүлэг хийх эрх',
        isCashOutDeposit: 'Хадгаламжаас зарлага гаргах эрх',
        accountOwner: 'Данс эзэмшигч',
        coin: 'Коин',
        isPrimeAccount: 'Үндсэн данс эсэх',
        heldTransactions: 'Түр саатуулсан гүйлгээ',
        transferredAt: 'Шилжүүлсэн огноо',
      },
    },
    envelopes: {
      fields: {
        totalAmount: 'Нийт дүн',
        remainingAmount: 'Үлдсэн дүн',
        receivedAmount: 'Хүлээн авсан дүн',
        receiverCount: 'Хүлээн авагчийн тоо',
        theme: 'Загвар',
        splitType: 'Хуваах хэлбэр',
        message: 'Мэндчилгээ',
        openedAt: 'Нээсэн огноо',
        cancelledAt: 'Цуцалсан огноо',
        journalNumber: 'Журналын дугаар',
        chargeBackJournalNumber: 'Буцаалтын журналын дугаар',
        isGroup: 'Бүлгийн дугтуй эсэх',
      },
    },
    'envelopes/themes': {
      fields: {
        info: 'Мэдээлэл',
        picture: 'Зураг',
        cardPicture: 'Картын зураг',
        thumbnail: 'Жижиг зураг',
      },
    },
    splits: {
      fields: {
        splitType: 'Хуваах хэлбэр',
        groupDetail: 'Бүлгийн дэлгэрэнгүй',
        groupUsers: 'Бүлгийн гишүүд',
        isPaid: 'Төлсөн эсэх',
        paidType: 'Төлсөн хэлбэр',
      },
    },
    'qr/list': { fields: { qr: 'QR утга', sequenceNumber: 'Дарааллын дугаар' } },
    'qr-qpay': {
      fields: {
        paymentId: 'Төлбөрийн ID',
        accountCurrencyCode: 'Дансны валют',
        transactions: 'Гүйлгээнүүд',
        isChargeLine: 'Шимтгэлийн мөр эсэх',
        chargeId: 'Шимтгэлийн ID',
        currencyCode: 'Валют',
        customerFeeFlag: 'Шимтгэлийг харилцагч төлөх эсэх',
        statusCode: 'Төлөвийн код',
      },
    },
  },
  enums: {
    SplitType: { EQUAL: 'Тэнцүү', RANDOM: 'Санамсаргүй', PERCENT: 'Хувиар' },
    EnvelopeSplitType: { equal: 'Тэнцүү', random: 'Санамсаргүй' },
    EnvelopeState: {
      untouched: 'Нээгээгүй',
      opened: 'Нээсэн',
      success: 'Бүрэн хүлээн авсан',
      finished: 'Үлдэгдэлтэй дууссан',
      closed: 'Хаагдсан',
    },
    EnvelopeThemeAction: {
      ACTIVATE: 'Идэвхжүүлэх',
      DEACTIVATE: 'Идэвхгүй болгох',
      MAKE_DEFAULT: 'Үндсэн болгох',
      DELETE: 'Устгах',
    },
    SplitPaidType: { UNPAID: 'Төлөөгүй', CASH: 'Бэлнээр төлсөн', WALLET: 'Хэтэвчээс төлсөн' },
  },
};
