import type { Words } from '../../../i18n/words';
import { ledgerTexts } from '../../../i18n/shared/ledger';

export const words = {
  rights: {
    'wa-qpay-transaction:list': {
      mn: 'QPay гүйлгээ харах',
      en: 'See QPay transactions',
      ru: 'Операции QPay',
      demo: ['admin', 'operator', 'accountant'],
    },
  },
  ...ledgerTexts,
  qpay: {
    agrees: {
      mn: 'Нэхэмжлэхтэй тэнцсэн: %{number}',
      en: 'Agrees with the invoice: %{number}',
      ru: 'Совпадает со счётом на оплату: %{number}',
    },
    open_invoice: { mn: 'Нэхэмжлэх харах', en: 'Open the invoice', ru: 'Открыть счёт на оплату' },
    open_wallet: {
      mn: 'Хэтэвч харах: %{number}',
      en: 'Open the wallet: %{number}',
      ru: 'Открыть кошелёк: %{number}',
    },
    lines_agree: { mn: 'Гүйлгээний мөрүүд тэнцсэн', en: 'The lines agree', ru: 'Строки совпадают' },
    line: { mn: 'Мөр', en: 'Line', ru: 'Строка' },
    charge_line: { mn: 'Шимтгэлийн мөр', en: 'Charge line', ru: 'Строка комиссии' },
    payment_line: { mn: 'Төлбөрийн мөр', en: 'Payment line', ru: 'Строка платежа' },
    journals: { mn: 'Журналын бичилт', en: 'Journals', ru: 'Проводки' },
    no_journals: {
      mn: 'Бичилт хийгдээгүй байна',
      en: 'Nothing has been booked',
      ru: 'Проводок нет',
    },
    journal: { mn: 'Журнал', en: 'Journal', ru: 'Журнал' },
    value_date: { mn: 'Утгын огноо', en: 'Value date', ru: 'Дата валютирования' },
    account: { mn: 'Данс', en: 'Account', ru: 'Счёт' },
    differs: {
      amount: {
        mn: 'Дүн нь нэхэмжлэхийн дүнгээс зөрсөн.',
        en: 'The amount differs from the invoice’s.',
        ru: 'Сумма отличается от суммы счёта на оплату.',
      },
      status: {
        mn: 'Төлөв нь нэхэмжлэхийн төлөвөөс зөрсөн.',
        en: 'The status differs from the invoice’s.',
        ru: 'Статус отличается от статуса счёта на оплату.',
      },
      lines: {
        mn: 'Мөрүүдийн нийлбэр шилжүүлсэн дүнгээс зөрсөн.',
        en: 'The lines do not add up to the settled amount.',
        ru: 'Сумма строк не равна перечисленной сумме.',
      },
    },
  },
  resources: {
    'qr-qpay': {
      name: {
        mn: 'QPay төлбөр |||| QPay төлбөрүүд',
        en: 'QPay payment |||| QPay payments',
        ru: 'Платёж QPay |||| Платежи QPay |||| Платежи QPay',
      },
      fields: {
        paymentId: { mn: 'Төлбөрийн ID', en: 'Payment ID', ru: 'ID платежа' },
        source: { mn: 'Юуны төлбөр', en: 'For what', ru: 'Назначение' },
        statusCode: { mn: 'Төлөвийн код', en: 'Status code', ru: 'Код статуса' },
        qr: { mn: 'QR утга', en: 'QR text', ru: 'Содержимое QR' },
        customerFeeFlag: {
          mn: 'Шимтгэлийг харилцагч төлөх эсэх',
          en: 'Fee paid by customer',
          ru: 'Комиссию платит клиент',
        },
        paidAmount: {
          mn: 'Төлөгчөөс авсан дүн',
          en: 'Charged to the payer',
          ru: 'Списано с плательщика',
        },
        isChargeLine: { mn: 'Шимтгэлийн мөр эсэх', en: 'Charge line', ru: 'Строка комиссии' },
        chargeId: { mn: 'Шимтгэлийн ID', en: 'Charge ID', ru: 'ID комиссии' },
        charge: { mn: 'Шимтгэл', en: 'Charge', ru: 'Комиссия' },
        settledAmount: { mn: 'Шилжүүлсэн дүн', en: 'Settled amount', ru: 'Перечисленная сумма' },
        currencyCode: { mn: 'Валют', en: 'Currency', ru: 'Валюта' },
        accountCurrencyCode: { mn: 'Дансны валют', en: 'Account currency', ru: 'Валюта счёта' },
        transactions: { mn: 'Гүйлгээнүүд', en: 'Transactions', ru: 'Операции' },
        no: { mn: 'Дугаар', en: 'Number', ru: 'Номер' },
        invoiceId: { mn: 'Нэхэмжлэх', en: 'Invoice', ru: 'Счёт на оплату' },
        qrId: { mn: 'QR код', en: 'QR code', ru: 'QR-код' },
        walletAccount: { mn: 'Хэтэвчийн данс', en: 'Wallet account', ru: 'Счёт кошелька' },
        settledOn: { mn: 'Шилжүүлсэн өдөр', en: 'Settled on', ru: 'Дата перечисления' },
        payerBank: { mn: 'Төлсөн банк', en: 'Payer’s bank', ru: 'Банк плательщика' },
        paidAt: { mn: 'Төлсөн огноо', en: 'Paid at', ru: 'Оплачено' },
      },
      sections: {
        payment: { mn: 'Төлбөр', en: 'Payment', ru: 'Платёж' },
        charge: { mn: 'Шимтгэл', en: 'Charge', ru: 'Комиссия' },
        purpose: { mn: 'Холбоос', en: 'Links', ru: 'Связи' },
      },
      views: {
        NEW: { mn: 'Хүлээгдэж буй', en: 'Pending', ru: 'Ожидается' },
        PAID: { mn: 'Төлсөн', en: 'Paid', ru: 'Оплачен' },
        FAILED: { mn: 'Амжилтгүй', en: 'Failed', ru: 'Не удался' },
        CANCELLED: { mn: 'Цуцлагдсан', en: 'Cancelled', ru: 'Отменён' },
        EXPIRED: { mn: 'Хугацаа дууссан', en: 'Expired', ru: 'Истёк' },
      },
    },
  },
  enums: {
    QpayStatus: {
      NEW: { mn: 'Хүлээгдэж буй', en: 'Pending', ru: 'Ожидается' },
      PAID: { mn: 'Төлсөн', en: 'Paid', ru: 'Оплачен' },
      FAILED: { mn: 'Амжилтгүй', en: 'Failed', ru: 'Не удался' },
      CANCELLED: { mn: 'Цуцлагдсан', en: 'Cancelled', ru: 'Отменён' },
      EXPIRED: { mn: 'Хугацаа дууссан', en: 'Expired', ru: 'Истёк' },
    },
    QpaySource: {
      INVOICE: { mn: 'Нэхэмжлэх', en: 'Invoice', ru: 'Счёт на оплату' },
      WALLET_QR: { mn: 'Хэтэвчийн QR', en: 'Wallet QR code', ru: 'QR-код кошелька' },
    },
  },
} satisfies Words;
