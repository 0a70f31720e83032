import { ledgerTexts } from '../../../i18n/mn/shared/ledger';

/** Mongolian texts: what belongs to this folder. */
export const labels = {
  ...ledgerTexts,
  qpay: {
    agrees: 'Нэхэмжлэхтэй тэнцсэн: %{number}',
    open_invoice: 'Нэхэмжлэх харах',
    open_wallet: 'Хэтэвч харах: %{number}',
    lines_agree: 'Гүйлгээний мөрүүд тэнцсэн',
    line: 'Мөр',
    charge_line: 'Шимтгэлийн мөр',
    payment_line: 'Төлбөрийн мөр',
    journals: 'Журналын бичилт',
    no_journals: 'Бичилт хийгдээгүй байна',
    journal: 'Журнал',
    value_date: 'Утгын огноо',
    account: 'Данс',
    differs: {
      amount: 'Дүн нь нэхэмжлэхийн дүнгээс зөрсөн.',
      status: 'Төлөв нь нэхэмжлэхийн төлөвөөс зөрсөн.',
      lines: 'Мөрүүдийн нийлбэр шилжүүлсэн дүнгээс зөрсөн.',
    },
  },
  resources: {
    'qr-qpay': {
      name: 'QPay төлбөр |||| QPay төлбөрүүд',
      fields: {
        paymentId: 'Төлбөрийн ID',
        source: 'Юуны төлбөр',
        statusCode: 'Төлөвийн код',
        qr: 'QR утга',
        customerFeeFlag: 'Шимтгэлийг харилцагч төлөх эсэх',
        paidAmount: 'Төлөгчөөс авсан дүн',
        isChargeLine: 'Шимтгэлийн мөр эсэх',
        chargeId: 'Шимтгэлийн ID',
        charge: 'Шимтгэл',
        settledAmount: 'Шилжүүлсэн дүн',
        currencyCode: 'Валют',
        accountCurrencyCode: 'Дансны валют',
        transactions: 'Гүйлгээнүүд',
        no: 'Дугаар',
        invoiceId: 'Нэхэмжлэх',
        loanId: 'Зээл',
        qrId: 'QR код',
        customerId: 'Харилцагч',
        walletAccount: 'Хэтэвчийн данс',
        settledOn: 'Шилжүүлсэн өдөр',
        payerBank: 'Төлсөн банк',
        paidAt: 'Төлсөн огноо',
      },
      sections: {
        payment: 'Төлбөр',
        charge: 'Шимтгэл',
        purpose: 'Холбоос',
      },
      views: {
        NEW: 'Хүлээгдэж буй',
        PAID: 'Төлсөн',
        FAILED: 'Амжилтгүй',
        CANCELLED: 'Цуцлагдсан',
        EXPIRED: 'Хугацаа дууссан',
      },
    },
  },
  enums: {
    QpayStatus: {
      NEW: 'Хүлээгдэж буй',
      PAID: 'Төлсөн',
      FAILED: 'Амжилтгүй',
      CANCELLED: 'Цуцлагдсан',
      EXPIRED: 'Хугацаа дууссан',
    },
    QpaySource: {
      INVOICE: 'Нэхэмжлэх',
      WALLET_QR: 'Хэтэвчийн QR',
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'wallets/qr-qpay': typeof labels;
  }
}
