import { ledgerTexts } from '../../../i18n/ru/shared/ledger';
import type { Same } from '../../../i18n/Same';
import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  ...ledgerTexts,
  qpay: {
    agrees: 'Совпадает со счётом на оплату: %{number}',
    open_invoice: 'Открыть счёт на оплату',
    open_wallet: 'Открыть кошелёк: %{number}',
    lines_agree: 'Строки совпадают',
    line: 'Строка',
    charge_line: 'Строка комиссии',
    payment_line: 'Строка платежа',
    journals: 'Проводки',
    no_journals: 'Проводок нет',
    journal: 'Журнал',
    value_date: 'Дата валютирования',
    account: 'Счёт',
    differs: {
      amount: 'Сумма отличается от суммы счёта на оплату.',
      status: 'Статус отличается от статуса счёта на оплату.',
      lines: 'Сумма строк не равна перечисленной сумме.',
    },
  },
  resources: {
    'qr-qpay': {
      name: 'Платёж QPay |||| Платежи QPay |||| Платежи QPay',
      fields: {
        paymentId: 'ID платежа',
        source: 'Назначение',
        statusCode: 'Код статуса',
        qr: 'Содержимое QR',
        customerFeeFlag: 'Комиссию платит клиент',
        paidAmount: 'Списано с плательщика',
        isChargeLine: 'Строка комиссии',
        chargeId: 'ID комиссии',
        charge: 'Комиссия',
        settledAmount: 'Перечисленная сумма',
        currencyCode: 'Валюта',
        accountCurrencyCode: 'Валюта счёта',
        transactions: 'Операции',
        no: 'Номер',
        invoiceId: 'Счёт на оплату',
        loanId: 'Кредит',
        qrId: 'QR-код',
        customerId: 'Клиент',
        walletAccount: 'Счёт кошелька',
        settledOn: 'Дата перечисления',
        payerBank: 'Банк плательщика',
        paidAt: 'Оплачено',
      },
      sections: {
        payment: 'Платёж',
        charge: 'Комиссия',
        purpose: 'Связи',
      },
      views: {
        NEW: 'Ожидается',
        PAID: 'Оплачен',
        FAILED: 'Не удался',
        CANCELLED: 'Отменён',
        EXPIRED: 'Истёк',
      },
    },
  },
  enums: {
    QpayStatus: {
      NEW: 'Ожидается',
      PAID: 'Оплачен',
      FAILED: 'Не удался',
      CANCELLED: 'Отменён',
      EXPIRED: 'Истёк',
    },
    QpaySource: {
      INVOICE: 'Счёт на оплату',
      WALLET_QR: 'QR-код кошелька',
    },
  },
};
